import type { QueryKey } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { failureKindOf, unavailableReason, type UnavailableReason } from '../../api/http/failure';
import { listInfo, lists } from '../../api/lists/lists';
import type { ListInfo } from '../../domain/lists/list';
import { currentApi } from '../portal/api';
import { prefetch, useEagerQuery } from '../portal/eager-query';
import { favouritesVersionAtom } from '../favourites/sync';
import { deletedListsAtom, isListDeleted } from './deleted-lists';
import { loadRows, type ListRow } from './list-rows';
import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';
import { cultureAtom, sessionAtom } from '../portal/portal-state';
import { queryClientOf } from '../portal/query-client';

/** Data that a lists screen fetches. `retry` fetches it again. @see O-1 */
export type Fetched<Data> =
  | { state: 'loading' }
  | { state: 'failed'; reason: UnavailableReason; retry: () => void }
  | { state: 'ready'; data: Data; retry: () => void };

type Load<Data> = (portal: Portal, signal: AbortSignal) => Promise<Data>;

/** Returns the user's own lists, or the lists that the user follows. @see R-LISTS-002 */
export function useLists(which: 'owned' | 'followed'): Fetched<readonly ListInfo[]> {
  const deleted = useAtomValue(deletedListsAtom);
  const fetched = useFetched([which], which === 'owned' ? ownLists : followedLists);
  if (fetched.state !== 'ready' || deleted.size === 0) return fetched;
  return { ...fetched, data: fetched.data.filter(({ id }) => !deleted.has(id)) };
}

const ownLists: Load<ListInfo[]> = (portal, signal) => lists(currentApi(portal), 'ownedLists', signal);
const followedLists: Load<ListInfo[]> = (portal, signal) =>
  lists(currentApi(portal), 'followedLists', signal);

/** Prefetches the user's own lists. If that fails, the screen fetches them again. */
export function prefetchOwnLists(portal: Portal): void {
  const queryClient = queryClientOf(portal);
  const options = listsOptions(portal, ['owned'], ownLists);
  void prefetch(queryClient, options.queryKey, () =>
    queryClient.query({ ...options, meta: { onFailure: 'log' } }),
  );
}

/** Returns a list without its items. @see R-API-035 */
export function useListInfo(listId: string): Fetched<ListInfo> {
  return useFetched(
    ['info', listId],
    (portal, signal) => listInfo(currentApi(portal), listId, signal),
    listId,
  );
}

/** Returns the rows of a list. Without an id, returns the rows of the favourites. @see R-LISTS-015 */
export function useListRows(listId?: string): Fetched<readonly ListRow[]> {
  return useFetched(rowsKey(listId), (portal, signal) => loadRows(portal, listId, signal), listId);
}

export const rowsKey = (listId?: string): readonly string[] =>
  listId === undefined ? ['favourites'] : ['rows', listId];

/** Returns a query key that contains the user and the language. */
export const keyOf = ({ store }: Portal, parts: readonly string[]): readonly string[] => [
  'lists',
  ...parts,
  store.get(cultureAtom),
  store.get(sessionAtom).userId ?? 'anonymous',
];

/**
 * Fetches lists again when a favourite changes, in this tab or another. Any list except a deleted one may contain it.
 * @see O-7
 */
function watchFavourites(portal: Portal): true {
  const client = queryClientOf(portal);
  const predicate = ({ queryKey: [, , listId] }: { queryKey: QueryKey }) =>
    !isListDeleted(portal, String(listId));
  portal.store.sub(
    favouritesVersionAtom,
    () => void client.invalidateQueries({ queryKey: ['lists'], predicate }),
  );
  return true;
}

/** Returns the options of a query for lists. A failure is notified. @see R-ERROR-002 */
export function listsOptions<Data>(portal: Portal, parts: readonly string[], load: Load<Data>) {
  portal.single(watchFavourites);
  return {
    queryKey: keyOf(portal, parts),
    queryFn: ({ signal }: { signal: AbortSignal }) => load(portal, signal),
    meta: { onFailure: 'notify' } as const,
  };
}

function useFetched<Data>(
  parts: readonly string[],
  load: Load<Data>,
  /** The list that the query belongs to. Nothing is fetched for a deleted list. */
  listId?: string,
): Fetched<Data> {
  const isDeleted = useAtomValue(deletedListsAtom).has(listId ?? '');
  const portal = usePortal();
  // Subscribe to both, so that a change of either runs another query. `keyOf` reads their values.
  useAtomValue(cultureAtom);
  useAtomValue(sessionAtom);
  const query = useEagerQuery<Data>({ ...listsOptions(portal, parts, load), enabled: !isDeleted });
  const retry = () => void query.refetch();
  if (isDeleted) return { state: 'failed', reason: 'gone', retry };
  const reason = query.isError ? unavailableReason(query.error) : undefined;
  // Cached data stays on screen, unless the server says that it is gone or forbidden, for example after the sign-in
  // ended.
  const isLost = query.isError && ['forbidden', 'notFound', 'gone'].includes(failureKindOf(query.error));
  if (query.data !== undefined && !isLost) return { state: 'ready', data: query.data, retry };
  if (reason !== undefined && !query.isFetching) return { state: 'failed', reason, retry };
  return { state: 'loading' };
}
