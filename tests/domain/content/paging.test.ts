import { expect, it } from 'vitest';
import { hasMoreAfter, localPage } from '../../../src/domain/content/paging';

it.each([
  [11, false],
  [12, true],
  [13, true],
  [0, false],
])('R-BLOCKLOAD-006 after a page of %i items there is more: %s', (count, expected) => {
  expect(hasMoreAfter(count)).toBe(expected);
});

it('A-039 pages locally what came whole', () => {
  const items = Array.from({ length: 24 }, (_, index) => index);
  expect(localPage(items, { page: 0, size: 12 })).toEqual({ items: items.slice(0, 12), hasMore: true });
  expect(localPage(items, { page: 1, size: 12 })).toEqual({ items: items.slice(12), hasMore: false });
});
