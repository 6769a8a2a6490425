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
  ] as const)('R-FAV-010 following turns %s into %s', (before, after) => {
    expect(afterFollowToggle(before)).toBe(after);
  });

  it('R-ROLE-015 belong to their owner only', () => {
    expect((['Owned', 'Followed', 'None'] as const).map((ownership) => isOwner({ ownership }))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['R-FAV-010', 'Followed', ['follow', 'copy', 'share']],
    ['R-ROLE-022', 'None', ['follow', 'copy', 'share']],
    ['R-ROLE-015', 'Owned', ['edit', 'share']],
  ] as const)('%s a list that is %s offers %j', (_, ownership, actions) => {
    expect(listActions({ ownership })).toEqual(actions);
  });

  it.each([
    ['Owned', 'Owned'],
    [' followed ', 'Followed'],
    ['none', 'None'],
    ['shared', 'None'],
  ])('R-ENTITY-056 reads the ownership %s as %s', (value, ownership) => {
    expect(readOwnership(value)).toBe(ownership);
  });

  it('R-LISTS-015 show their items in order', () => {
    const items = [{ orderNumber: 3 }, { orderNumber: 1 }, { orderNumber: 2 }];
    expect(inOrder(items).map(({ orderNumber }) => orderNumber)).toEqual([1, 2, 3]);
  });
});
