import { queryOptions } from '@tanstack/react-query';
import { create as createBatcher } from '@yornaath/batshit';
import { favouriteInfo } from '../../api/favourites/favourites';
import { ApiFailure } from '../../api/http/failure';
import type { Favourite, FavouriteSubject } from '../../domain/favourites/favourite';
import { batchSize, batchWaitMs } from '../../domain/limits';
import { isUser } from '../../domain/session/viewer';
import { currentApi } from '../portal/api';
import type { Portal } from '../portal/portal';
import { sessionAtom } from '../portal/portal-state';
import { cachedQuery, setFavourites, withoutDeletedLists } from './cache';
import { favouriteKeys } from './keys';
import { joinOtherTabs } from './sync';
import { queryClientOf } from '../query/query-client';

/**
 * The query for the favourite state of an item. Only users have favourites. Failures are logged.
 * @see R-API-041 R-VALID-044 A-095
 */
export function favouriteQuery(portal: Portal, item: FavouriteSubject) {
  const { store } = portal;
  const { userId } = store.get(sessionAtom);
  return queryOptions({
    queryKey: favouriteKeys.item(portal, item),
    queryFn: async () => {
      const favourite = await portal.single(createFavouriteBatcher).fetch(item);
      if (store.get(sessionAtom).userId === userId) return withoutDeletedLists(portal, favourite);
      throw new ApiFailure('aborted', 'favouriteInfo', 'the user changed');
    },
    enabled: isUser(store.get(sessionAtom)),
  });
}

/** Fetches the favourites that are not in the cache yet. @see R-SEARCHFLOW-004 */
export function prefetchFavourites(portal: Portal, items: readonly FavouriteSubject[]): void {
  if (!isUser(portal.store.get(sessionAtom))) return;
  for (const item of items)
    void queryClientOf(portal)
      .query(favouriteQuery(portal, item))
      .catch(() => undefined);
}

/**
 * Fetches favourites again after a change that may affect them. Never waits for the network. An item that cannot be
 * fetched gets its `fallback`. Because that is a guess, the item is fetched once more in the background, and again when
 * a component that shows it mounts.
 * @see O-15
 */
export async function refetchFavourites(
  portal: Portal,
  items: readonly FavouriteSubject[],
  fallback?: Favourite,
): Promise<void> {
  await Promise.all(items.map((item) => refetchFavourite(portal, item, fallback)));
}

async function refetchFavourite(
  portal: Portal,
  item: FavouriteSubject,
  fallback: Favourite | undefined,
): Promise<void> {
  const queryClient = queryClientOf(portal);
  const query = favouriteQuery(portal, item);
  // The response to a fetch in progress may be older than the change.
  void cachedQuery(portal, item)?.cancel({ silent: true });
  try {
    await queryClient.query({ ...query, staleTime: 0, retry: false });
  } catch {
    if (fallback) setFavourites(portal, [fallback]);
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'all' });
  }
}

/**
 * Creates the batcher that fetches many favourites with one request. A full batch is fetched at once. A smaller batch
 * waits for more items, because elements with a favourite button render one by one.
 * @see R-API-041 R-CONST-006
 */
function createFavouriteBatcher(portal: Portal) {
  joinOtherTabs(portal);
  return createBatcher({
    name: 'favourites',
    fetcher: (items: FavouriteSubject[]) => favouriteInfo(currentApi(portal), items),
    resolver: favouriteIn,
    scheduler: (_start, _latest, size) => (size === batchSize ? 'immediate' : batchWaitMs),
  });
}

/**
 * Returns the favourite of an item from a response. A server may return the item under a related type. An item that is
 * not in the response is not a favourite.
 */
function favouriteIn(found: readonly Favourite[], { elementId, type }: FavouriteSubject): Favourite {
  const ofItem = found.filter((favourite) => favourite.elementId === elementId);
  const match = ofItem.find((favourite) => favourite.type === type) ?? ofItem[0];
  return { originalName: '', isFavourite: false, selectedLists: [], ...match, elementId, type };
}
