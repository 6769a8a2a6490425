import { expect, it } from 'vitest';
import { previewSession, readAudience } from '../../../src/domain/session/preview-session';

it.each([
  ['name=Ada&fullName=Other', 'Ada'],
  ['fullName=Ada+Berg', 'Ada Berg'],
  ['name=&userName=ada', 'ada'],
  ['name=+&id=4', 'Sample'],
  ['', 'Sample'],
])('the query %j gives the preview user the name %s [R-OTHER-014 A-151]', (query, name) => {
  expect(previewSession(query, 'Sample')).toMatchObject({ name, login: 'user', isPreview: true });
});

it.each([
  [null, 'A-034', { login: 'user', isParticipant: false }],
  ['nobody', 'A-034', { login: 'user' }],
  ['Participant', 'A-034', { login: 'user', isParticipant: true }],
  ['manager', 'A-034', { login: 'user', roles: ['manager'] }],
  ['company', 'A-034', { login: 'company', companyId: 'preview' }],
  [' public ', 'A-034', { login: 'public' }],
])('the audience %j gives the preview its session [%s]', (audience, _, session) => {
  expect(previewSession('', 'Sample', readAudience(audience))).toMatchObject({ ...session, isPreview: true });
});
