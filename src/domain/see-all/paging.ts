import { pageSize } from '../limits';

/** Is there probably more? A page that is full says so (R-BLOCKLOAD-006). */
export function hasMoreAfter(itemsOnPage: number, size: number = pageSize): boolean {
  return itemsOnPage >= size;
}
