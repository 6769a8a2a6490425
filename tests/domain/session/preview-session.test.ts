import { expect, it } from 'vitest';
import { previewSession, readAudience } from '../../../src/domain/session/preview-session';

it.each([
  ['name=Ada&fullName=Other', 'Ada'],
  ['fullName=Ada+Berg', 'Ada Berg'],
  ['name=&userName=ada', 'ada'],
  ['name=+&id=4', 'Sample'],
  ['', 'Sample'],
])('R-OTHER-014 A-151 names the preview user of %j %s', (query, name) => {
  expect(previewSession(query, 'Sample')).toMatchObject({ name, login: 'user', isPreview: true });
});

it.each([
  ['A-034', null, { login: 'user', isParticipant: false }],
  ['A-034', 'nobody', { login: 'user' }],
  ['A-034', 'Participant', { login: 'user', isParticipant: true }],
  ['A-034', 'manager', { login: 'user', roles: ['manager'] }],
  ['A-034', 'company', { login: 'company', companyId: 'preview' }],
  ['A-034', ' public ', { login: 'public' }],
])('%s looks through the eyes of %j', (_, audience, session) => {
  expect(previewSession('', 'Sample', readAudience(audience))).toMatchObject({ ...session, isPreview: true });
});
