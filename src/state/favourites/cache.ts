import { hashKey } from '@tanstack/react-query';
import type { Favourite, FavouriteSubject } from '../../domain/favourites/favourite';
import { isDeletionFinal } from '../lists/deleted-lists';
import type { Portal } from '../portal/portal';
import { favouriteKeys } from './keys';
import { queryClientOf } from '../query/query-client';

/** Returns the cached favourite of an item; undefined until it is fetched. */
export const cachedFavourite = (portal: Portal, item: FavouriteSubject): Favourite | undefined =>
  queryClientOf(portal).getQueryData<Favourite>(favouriteKeys.item(portal, item));

/**
 * Returns the query of an item; undefined until the item is fetched or written to the cache. The library's filters
 * search the whole cache, which takes long for a list of thousands of items.
 */
export const cachedQuery = (portal: Portal, item: FavouriteSubject) =>
  queryClientOf(portal)
    .getQueryCache()
    .get(hashKey(favouriteKeys.item(portal, item)));

/**
 * Writes favourites to the cache. A fetch of them that is in progress is canceled. Favourites of a fetch that started at
 * `fetchedAt`, in milliseconds since 1970, do not replace a later change.
 * @see R-FAV-009 A-101 O-7
 */
export function setFavourites(
  portal: Portal,
  favourites: readonly Favourite[],
  fetchedAt: number = Infinity,
): void {
  const queryClient = queryClientOf(portal);
  for (const favourite of favourites) {
    const queryKey = favouriteKeys.item(portal, favourite);
    const query = cachedQuery(portal, favourite);
    if (query && query.state.dataUpdatedAt > fetchedAt) continue;
    void query?.cancel({ revert: true });
    queryClient.setQueryData(queryKey, withoutDeletedLists(portal, favourite));
  }
}

/** Returns a favourite without the lists that were deleted while it was fetched or changed. @see O-15 */
export function withoutDeletedLists(portal: Portal, favourite: Favourite): Favourite {
  const selectedLists = favourite.selectedLists.filter((id) => !isDeletionFinal(portal, id));
  return selectedLists.length === favourite.selectedLists.length
    ? favourite
    : { ...favourite, selectedLists };
}

/** Removes the deleted lists from every item. */
export function removeDeletedListsFromFavourites(portal: Portal): void {
  queryClientOf(portal).setQueriesData<Favourite>(
    { queryKey: favouriteKeys.all(portal) },
    (favourite) => favourite && withoutDeletedLists(portal, favourite),
  );
}
