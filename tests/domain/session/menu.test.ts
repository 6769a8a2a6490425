import { describe, expect, it } from 'vitest';
import { menuOf, type Menu } from '../../../src/domain/session/menu';
import { sessionOf, type MenuFlag } from '../../../src/domain/session/session';
import { english } from '../english';

const user = { userId: 'u1' };
const allOn: Partial<Record<MenuFlag, boolean>> = {
  showCaseworkerOverview: true,
  showAdministratorOverview: true,
  showInstructorOverview: true,
  showManagerOverview: true,
};
const described = (menu: Menu) =>
  menu.overviews.map(
    ({ title, links }) => `${english(title)}: ${links.map(({ label }) => english(label)).join(', ')}`,
  );

describe('the entries of the header', () => {
  it.each([
    ['R-HEADER-007', 'showHome', 'home'],
    ['R-HEADER-008', 'showMyLists', 'lists'],
    ['R-HEADER-009', 'showMyActivities', 'activities'],
    ['R-HEADER-014', 'showNotifications', 'notifications'],
    ['R-HEADER-015', 'showSearchBox', 'search'],
  ] as const)('%s the flag %s controls %s', (_, flag, entry) => {
    expect(menuOf(sessionOf({ ...user, menu: { [flag]: true } }))[entry]).toBe(true);
    expect(menuOf(sessionOf({ ...user, menu: { [flag]: false } }))[entry]).toBe(false);
  });

  it('A-143 shows home, search and lists when the portal says nothing', () => {
    const roles = ['manager', 'instructor', 'courseManager', 'caseworker', 'administrator'];
    expect(menuOf(sessionOf({ ...user, roles }))).toEqual({
      home: true,
      lists: true,
      activities: false,
      notifications: false,
      search: true,
      overviews: [],
    });
  });

  it('A-143 never shows lists and activities to others than users', () => {
    const menu = menuOf(sessionOf({ companyId: 'c1', menu: { showMyLists: true, showMyActivities: true } }));
    expect([menu.lists, menu.activities]).toEqual([false, false]);
  });
});

describe('the overviews', () => {
  it.each([
    ['R-ROLE-025', 'manager', 'showManagerOverview', 'Manager: Employees, Assignments, Activity overview'],
    ['R-ROLE-026', 'instructor', 'showInstructorOverview', 'Instructor: My classes, Group rooms'],
    ['R-ROLE-027', 'courseManager', 'showInstructorOverview', 'Course manager: Course management'],
    ['R-ROLE-028', 'caseworker', 'showCaseworkerOverview', 'Caseworker: Users, Activities, Sign up'],
    ['R-ROLE-029', 'administrator', 'showAdministratorOverview', 'Administrator: Administration'],
  ] as const)('%s a %s with the flag %s sees %s', (_, role, flag, overview) => {
    const roles = [role];
    expect(described(menuOf(sessionOf({ ...user, roles, menu: { [flag]: true } })))).toEqual([overview]);
    expect(described(menuOf(sessionOf({ ...user, roles, menu: { ...allOn, [flag]: false } })))).toEqual([]);
    expect(described(menuOf(sessionOf({ ...user, menu: allOn })))).toEqual([]);
  });
});
