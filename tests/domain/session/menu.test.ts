import { describe, expect, it } from 'vitest';
import { menuOf } from '../../../src/domain/session/menu';
import { sessionOf } from '../../../src/domain/session/session';

const user = { userId: 'u1' };

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
    expect(menuOf(sessionOf(user))).toEqual({
      home: true,
      lists: true,
      activities: false,
      notifications: false,
      search: true,
    });
  });

  it('A-143 never shows lists and activities to others than users', () => {
    const menu = menuOf(sessionOf({ companyId: 'c1', menu: { showMyLists: true, showMyActivities: true } }));
    expect([menu.lists, menu.activities]).toEqual([false, false]);
  });
});
