import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Favourite, FavouriteSubject } from '../../domain/favourites/favourite';
import { usePortal } from '../portal/portal-context';
import { sessionAtom } from '../portal/portal-state';
import { favouriteEntry } from './cache';
import { queueFavouriteQuery } from './queries';

/** What is known of an item; undefined until it was fetched. */
export const useFavourite = (item: FavouriteSubject): Favourite | undefined =>
  useAtomValue(useEntry(item).favourite);

/** Is the item known to be a favourite? The component renders again only when that changes. */
export const useIsFavourite = (item: FavouriteSubject): boolean => useAtomValue(useEntry(item).isFavourite);

function useEntry({ elementId, type }: FavouriteSubject) {
  const portal = usePortal();
  // Another person has other entries.
  const { userId } = useAtomValue(sessionAtom);
  useEffect(() => queueFavouriteQuery(portal, [{ elementId, type }]), [portal, userId, elementId, type]);
  return favouriteEntry(portal, { elementId, type });
}
