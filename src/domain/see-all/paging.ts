import { pageSize } from '../limits';

/** Returns whether there are probably more items, which a full page indicates. @see R-BLOCKLOAD-006 */
export function hasMoreAfter(itemsOnPage: number, size: number = pageSize): boolean {
  return itemsOnPage >= size;
}
