import { describe, expect, it } from 'vitest';
import { menuOf } from '../../../src/domain/session/menu';
import { sessionOf } from '../../../src/domain/session/session';

const user = { userId: 'u1' };

describe('the entries of the header', () => {
  it.each([
    ['showHome', 'home', 'R-HEADER-007'],
    ['showMyLists', 'lists', 'R-HEADER-008'],
    ['showMyActivities', 'activities', 'R-HEADER-009'],
    ['showNotifications', 'notifications', 'R-HEADER-014'],
    ['showSearchBox', 'search', 'R-HEADER-015'],
  ] as const)('include only with the flag %s the entry %s [%s]', (...[flag, entry]) => {
    expect(menuOf(sessionOf({ ...user, menu: { [flag]: true } }))[entry]).toBe(true);
    expect(menuOf(sessionOf({ ...user, menu: { [flag]: false } }))[entry]).toBe(false);
  });

  it('are home, search and lists by default [A-143]', () => {
    expect(menuOf(sessionOf(user))).toEqual({
      home: true,
      lists: true,
      activities: false,
      notifications: false,
      search: true,
    });
  });

  it('never include lists and activities for a visitor who is no user [A-143]', () => {
    const menu = menuOf(sessionOf({ companyId: 'c1', menu: { showMyLists: true, showMyActivities: true } }));
    expect([menu.lists, menu.activities]).toEqual([false, false]);
  });
});
