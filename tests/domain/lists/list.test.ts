import { describe, expect, it } from 'vitest';
import {
  afterFollowToggle,
  inOrder,
  isOwner,
  listActions,
  readOwnership,
} from '../../../src/domain/lists/list';

describe('lists', () => {
  it.each([
    ['None', 'Followed'],
    ['Followed', 'None'],
    ['Owned', 'Owned'],
  ] as const)('change from %s to %s when the user follows or unfollows [R-FAV-010]', (before, after) => {
    expect(afterFollowToggle(before)).toBe(after);
  });

  it('have the user as their owner only when they are Owned [R-ROLE-015]', () => {
    expect((['Owned', 'Followed', 'None'] as const).map((ownership) => isOwner({ ownership }))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['Followed', ['follow', 'copy', 'share'], 'R-FAV-010'],
    ['None', ['follow', 'copy', 'share'], 'R-ROLE-022'],
    ['Owned', ['edit', 'share'], 'R-ROLE-015'],
  ] as const)('offer in the ownership %s the actions %j [%s]', (...[ownership, actions]) => {
    expect(listActions({ ownership })).toEqual(actions);
  });

  it.each([
    ['Owned', 'Owned'],
    [' followed ', 'Followed'],
    ['none', 'None'],
    ['shared', 'None'],
  ])('read the ownership %s as %s [R-ENTITY-056]', (value, ownership) => {
    expect(readOwnership(value)).toBe(ownership);
  });

  it('show their items in order [R-LISTS-015]', () => {
    const items = [{ orderNumber: 3 }, { orderNumber: 1 }, { orderNumber: 2 }];
    expect(inOrder(items).map(({ orderNumber }) => orderNumber)).toEqual([1, 2, 3]);
  });
});
