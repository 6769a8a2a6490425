import { pageSize } from '../limits';

/** Is there probably more? A page that is full says so (R-BLOCKLOAD-006). */
export function hasMoreAfter(itemsOnPage: number, size: number = pageSize): boolean {
  return itemsOnPage >= size;
}

/** The first pages of a list that came whole, and whether items remain. */
export function localPages<Item>(items: readonly Item[], pages: number): { items: Item[]; hasMore: boolean } {
  const shown = items.slice(0, pages * pageSize);
  return { items: shown, hasMore: shown.length < items.length };
}
