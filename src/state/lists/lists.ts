import type { QueryKey } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { failureKindOf, unavailableReason, type UnavailableReason } from '../../api/http/failure';
import { listInfo, lists } from '../../api/lists/lists';
import type { ListInfo } from '../../domain/lists/list';
import { currentApi } from '../portal/api';
import { prefetch, useEagerQuery } from '../portal/eager-query';
import { favouritesSettledAtom } from '../favourites/sync';
import { deletedListsAtom, isListDeleted } from './deleted-lists';
import { loadRows, type ListRow } from './list-rows';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../portal/query-client';
import { usePortal } from '../portal/portal-context';
import { cultureAtom, sessionAtom } from '../portal/portal-state';

/** Something that a lists screen fetches; a failed one can be asked for again (O-1). */
export type Fetched<Data> =
  | { state: 'loading' }
  | { state: 'failed'; reason: UnavailableReason; retry: () => void }
  | { state: 'ready'; data: Data; retry: () => void };

type Load<Data> = (portal: Portal, signal: AbortSignal) => Promise<Data>;

/** The person's own lists, or those that the person follows (R-LISTS-002). */
export function useLists(which: 'owned' | 'followed'): Fetched<readonly ListInfo[]> {
  const deleted = useAtomValue(deletedListsAtom);
  const fetched = useFetched([which], which === 'owned' ? ownLists : followedLists);
  if (fetched.state !== 'ready' || deleted.size === 0) return fetched;
  return { ...fetched, data: fetched.data.filter(({ id }) => !deleted.has(id)) };
}

const ownLists: Load<ListInfo[]> = (portal, signal) => lists(currentApi(portal), 'ownedLists', signal);
const followedLists: Load<ListInfo[]> = (portal, signal) =>
  lists(currentApi(portal), 'followedLists', signal);

/** Asks for the person's own lists before somebody wants to see them; should that fail, it is asked again then. */
export function prefetchOwnLists(portal: Portal): void {
  const queryClient = queryClientOf(portal);
  const options = listsOptions(portal, ['owned'], ownLists);
  void prefetch(queryClient, options.queryKey, () =>
    queryClient.query({ ...options, meta: { onFailure: 'log' } }),
  );
}

/** A list without its items (R-API-035). */
export function useListInfo(listId: string): Fetched<ListInfo> {
  return useFetched(
    ['info', listId],
    (portal, signal) => listInfo(currentApi(portal), listId, signal),
    listId,
  );
}

/** The rows of a list; without an id, those of the favourites (R-LISTS-015). */
export function useListRows(listId?: string): Fetched<readonly ListRow[]> {
  return useFetched(rowsKey(listId), (portal, signal) => loadRows(portal, listId, signal), listId);
}

export const rowsKey = (listId?: string): readonly string[] =>
  listId === undefined ? ['favourites'] : ['rows', listId];

/** Every key says whose answer it is and in which language. */
export const keyOf = ({ store }: Portal, parts: readonly string[]): readonly string[] => [
  'lists',
  ...parts,
  store.get(cultureAtom),
  store.get(sessionAtom).userId ?? 'anonymous',
];

/** Fetches lists again when a favourite has changed, here or in another tab: any list but a deleted one may hold it. @see O-7 */
function watchFavourites(portal: Portal): true {
  const client = queryClientOf(portal);
  const predicate = ({ queryKey: [, , listId] }: { queryKey: QueryKey }) =>
    !isListDeleted(portal, String(listId));
  portal.store.sub(
    favouritesSettledAtom,
    () => void client.invalidateQueries({ queryKey: ['lists'], predicate }),
  );
  return true;
}

/** A look-up in lists as the query client asks it; its failure is told (R-ERROR-002). */
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
  /** The list that it is about; nothing is fetched of a deleted one. */
  listId?: string,
): Fetched<Data> {
  const isDeleted = useAtomValue(deletedListsAtom).has(listId ?? '');
  const portal = usePortal();
  // Read so that a change of either asks anew; the key itself is made in one place.
  useAtomValue(cultureAtom);
  useAtomValue(sessionAtom);
  const query = useEagerQuery<Data>({ ...listsOptions(portal, parts, load), enabled: !isDeleted });
  const retry = () => void query.refetch();
  if (isDeleted) return { state: 'failed', reason: 'gone', retry };
  const reason = query.isError ? unavailableReason(query.error) : undefined;
  // What was fetched before is shown on, unless the server says that it is gone or forbidden; a sign-in may have ended.
  const isLost = query.isError && ['forbidden', 'notFound', 'gone'].includes(failureKindOf(query.error));
  if (query.data !== undefined && !isLost) return { state: 'ready', data: query.data, retry };
  if (reason !== undefined && !query.isFetching) return { state: 'failed', reason, retry };
  return { state: 'loading' };
}
