import { useQuery } from '@tanstack/react-query';
import {
  favouriteMark,
  type Favourite,
  type FavouriteMark,
  type FavouriteSubject,
} from '../../domain/favourites/favourite';
import { usePortal } from '../portal/portal-context';
import { useIsMutationPending } from '../query/mutations';
import { favouriteKeys } from './keys';
import { favouriteQuery } from './queries';
import { queryClientOf } from '../query/query-client';
import { useSession } from '../session/hooks';

/** Returns the favourite of an item; undefined until it is fetched. */
export const useFavourite = (item: FavouriteSubject): Favourite | undefined => useFavouriteQuery(item).data;

/** Returns what the favourite button of an item shows. The component renders again only when that changes. @see O-24 */
export function useFavouriteMark(item: FavouriteSubject): FavouriteMark {
  const { portal, options } = useOptions(item);
  return useQuery({ ...options, select: favouriteMark }, queryClientOf(portal)).data ?? 'none';
}

/** Returns the query for the favourite of an item. */
export function useFavouriteQuery(item: FavouriteSubject) {
  const { portal, options } = useOptions(item);
  return useQuery(options, queryClientOf(portal));
}

/** Returns whether a change of the item is in progress. @see R-FAVPOP-014 */
export const useIsPending = (item: FavouriteSubject): boolean =>
  useIsMutationPending(favouriteKeys.item(usePortal(), item));

function useOptions(item: FavouriteSubject) {
  const portal = usePortal();
  // The options depend on the user.
  useSession();
  return { portal, options: favouriteQuery(portal, item) };
}
