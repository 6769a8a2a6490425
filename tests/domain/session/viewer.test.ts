import { expect, it } from 'vitest';
import { sessionOf } from '../../../src/domain/session/session';
import { holdsRole, isUser, viewerOf } from '../../../src/domain/session/viewer';

it.each([
  ['user', true],
  ['company', false],
  ['public', false],
] as const)('a %s login counts as a user: %s [R-ROLE-009 R-ROLE-010]', (login, expected) => {
  expect(isUser({ login })).toBe(expected);
});

it('a viewer has login, roles and groups [R-ROLE-013]', () => {
  const session = sessionOf({ userId: 'u1', roles: ['manager'], groups: ['g1'], isParticipant: true });
  expect(viewerOf(session)).toEqual({
    login: 'user',
    roles: ['manager'],
    groups: ['g1'],
    isParticipant: true,
  });
});

it('roles are compared in any case [A-005]', () => {
  expect(holdsRole({ roles: ['CourseManager'] }, 'courseManager')).toBe(true);
  expect(holdsRole({ roles: ['manager'] }, 'courseManager')).toBe(false);
});
