import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Favourite, FavouriteSubject } from '../../domain/favourites/favourite';
import { usePortal } from '../portal/portal-context';
import { sessionAtom } from '../portal/portal-state';
import { favouriteEntry } from './cache';
import { queueFavouriteQuery } from './queries';

/** Returns the cached favourite of an item; undefined until it is fetched. */
export const useFavourite = (item: FavouriteSubject): Favourite | undefined =>
  useAtomValue(useEntry(item).favourite);

/** Returns whether the cache has the item as a favourite. The component renders again only when that changes. */
export const useIsFavourite = (item: FavouriteSubject): boolean => useAtomValue(useEntry(item).isFavourite);

function useEntry({ elementId, type }: FavouriteSubject) {
  const portal = usePortal();
  // The cache belongs to a user, so read the entry again when the user changes.
  const { userId } = useAtomValue(sessionAtom);
  useEffect(() => queueFavouriteQuery(portal, [{ elementId, type }]), [portal, userId, elementId, type]);
  return favouriteEntry(portal, { elementId, type });
}
