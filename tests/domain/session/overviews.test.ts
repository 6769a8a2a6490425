import { expect, it } from 'vitest';
import { overviewsOf } from '../../../src/domain/session/overviews';
import { sessionOf, type MenuFlag, type Session } from '../../../src/domain/session/session';
import { english } from '../english';

const user = { userId: 'u1' };
const allOn: Partial<Record<MenuFlag, boolean>> = {
  showCaseworkerOverview: true,
  showAdministratorOverview: true,
  showInstructorOverview: true,
  showManagerOverview: true,
};
const described = (session: Session) =>
  overviewsOf(session).map(
    ({ title, links }) => `${english(title)}: ${links.map(({ label }) => english(label)).join(', ')}`,
  );

it.each([
  ['manager', 'showManagerOverview', 'Manager: Employees, Assignments, Activity overview', 'R-ROLE-025'],
  ['instructor', 'showInstructorOverview', 'Instructor: My classes, Group rooms', 'R-ROLE-026'],
  ['courseManager', 'showInstructorOverview', 'Course manager: Course management', 'R-ROLE-027'],
  ['caseworker', 'showCaseworkerOverview', 'Caseworker: Users, Activities, Sign up', 'R-ROLE-028'],
  ['administrator', 'showAdministratorOverview', 'Administrator: Administration', 'R-ROLE-029'],
] as const)('a %s with the flag %s sees %s [%s]', (...[role, flag, overview]) => {
  const roles = [role];
  expect(described(sessionOf({ ...user, roles, menu: { [flag]: true } }))).toEqual([overview]);
  expect(described(sessionOf({ ...user, roles, menu: { ...allOn, [flag]: false } }))).toEqual([]);
  expect(described(sessionOf({ ...user, menu: allOn }))).toEqual([]);
});

it('no overview is shown by default [A-143]', () => {
  const roles = ['manager', 'instructor', 'courseManager', 'caseworker', 'administrator'];
  expect(overviewsOf(sessionOf({ ...user, roles }))).toEqual([]);
});
