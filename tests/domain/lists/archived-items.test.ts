import { expect, it } from 'vitest';
import { afterRemovingFavourite } from '../../../src/domain/lists/archived-items';
import type { ListItem } from '../../../src/domain/lists/list';

const item = (id: string): ListItem => ({
  id,
  elementId: `e${id}`,
  type: 'course',
  originalName: `Item ${id}`,
  orderNumber: 1,
});

it.each([
  [true, true, ['2']],
  [true, false, ['1', '2']],
  [false, true, ['1', '2']],
])(
  'after an archived (%s) favourite is removed from an own list (%s), the list has the items %j [R-FAV-006]',
  (isArchived, isOwned, left) => {
    const removed = { item: item('1'), isArchived };
    const rows = [removed, { item: item('2'), isArchived: true }];
    expect(afterRemovingFavourite(rows, removed, isOwned).map((row) => row.item.id)).toEqual(left);
  },
);
