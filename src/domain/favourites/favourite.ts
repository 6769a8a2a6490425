import type { ItemType } from '../activities/item-types';

/** Identifies an item. An id alone is not unique across types. @see A-101 */
export type FavouriteSubject = { elementId: string; type: ItemType };

/**
 * An item as it is saved. The name is saved too, so that it can be shown after the item leaves the catalog.
 * @see R-API-039
 */
export type FavouriteItem = FavouriteSubject & { originalName: string };

/** The favourite state of an item and the lists that contain it. @see R-ENTITY-058 */
export type Favourite = FavouriteSubject & {
  isFavourite: boolean;
  originalName: string;
  selectedLists: readonly string[];
};

/** What a favourite button says: the item is in My favourites, only in own lists, or in neither. @see O-24 */
export type FavouriteMark = 'favourite' | 'listed' | 'none';

/** Returns what the favourite button of an item says. An item that is in both counts as a favourite. @see O-24 */
export function favouriteMark({ isFavourite, selectedLists }: Favourite): FavouriteMark {
  if (isFavourite) return 'favourite';
  return selectedLists.length > 0 ? 'listed' : 'none';
}

/** Returns the unique key of an item. @see A-101 */
export function favouriteKey({ elementId, type }: FavouriteSubject): string {
  return `${type}:${elementId}`;
}
