import { expect, it } from 'vitest';
import { localPage } from '../../../src/domain/see-all/local-page';

it('items that arrive all at once are paged locally [A-039]', () => {
  const items = Array.from({ length: 24 }, (_, index) => index);
  expect(localPage(items, { page: 0, size: 12 })).toEqual({ items: items.slice(0, 12), hasMore: true });
  expect(localPage(items, { page: 1, size: 12 })).toEqual({ items: items.slice(12), hasMore: false });
});
