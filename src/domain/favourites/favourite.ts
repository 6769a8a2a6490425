import type { ItemType } from '../activities/item-types';

/** Which item is meant: an id alone is not unique across types. */
export type FavouriteSubject = { elementId: string; type: ItemType };

/** What is known of an item's hearts and lists (R-ENTITY-058). */
export type Favourite = FavouriteSubject & {
  isFavourite: boolean;
  originalName: string;
  selectedLists: readonly string[];
};

/** One key per item. */
export function favouriteKey({ elementId, type }: FavouriteSubject): string {
  return `${type}:${elementId}`;
}

/** Cuts a look-up into batches of a size (R-API-021, R-CONST-006). */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, batch) => items.slice(batch * size, (batch + 1) * size));
}
