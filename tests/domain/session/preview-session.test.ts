import { expect, it } from 'vitest';
import { previewSession } from '../../../src/domain/session/preview-session';

it.each([
  ['name=Ada&fullName=Other', 'Ada'],
  ['fullName=Ada+Berg', 'Ada Berg'],
  ['name=&userName=ada', 'ada'],
  ['name=+&id=4', 'Sample'],
  ['', 'Sample'],
])('R-OTHER-014 A-151 names the preview user of %j %s', (query, name) => {
  expect(previewSession(query, 'Sample')).toMatchObject({ name, login: 'user', isPreview: true });
});
