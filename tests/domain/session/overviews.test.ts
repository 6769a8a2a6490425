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
  ['R-ROLE-025', 'manager', 'showManagerOverview', 'Manager: Employees, Assignments, Activity overview'],
  ['R-ROLE-026', 'instructor', 'showInstructorOverview', 'Instructor: My classes, Group rooms'],
  ['R-ROLE-027', 'courseManager', 'showInstructorOverview', 'Course manager: Course management'],
  ['R-ROLE-028', 'caseworker', 'showCaseworkerOverview', 'Caseworker: Users, Activities, Sign up'],
  ['R-ROLE-029', 'administrator', 'showAdministratorOverview', 'Administrator: Administration'],
] as const)('%s a %s with the flag %s sees %s', (_, role, flag, overview) => {
  const roles = [role];
  expect(described(sessionOf({ ...user, roles, menu: { [flag]: true } }))).toEqual([overview]);
  expect(described(sessionOf({ ...user, roles, menu: { ...allOn, [flag]: false } }))).toEqual([]);
  expect(described(sessionOf({ ...user, menu: allOn }))).toEqual([]);
});

it('A-143 shows no overview when the portal says nothing', () => {
  const roles = ['manager', 'instructor', 'courseManager', 'caseworker', 'administrator'];
  expect(overviewsOf(sessionOf({ ...user, roles }))).toEqual([]);
});
