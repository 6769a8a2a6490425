import { useAtomValue } from 'jotai';
import type { Api } from '../../api/http/api';
import { failureKindOf, unavailableReason, type UnavailableReason } from '../../api/http/failure';
import { listInfo, lists } from '../../api/lists/lists';
import type { ListInfo } from '../../domain/lists/list';
import { currentApi, useApi } from '../portal/api';
import { prefetch, useEagerQuery } from '../portal/eager-query';
import { deletedListsAtom, isListDeleted } from './deleted-lists';
import { settledAtom } from '../favourites/favourites';
import { loadRows, type ListRow } from './list-rows';
import { store } from '../portal/portal';
import { queryClient } from '../portal/query-client';
import { cultureAtom, sessionAtom } from '../portal/runtime';

/** Something that a lists screen fetches; a failed one can be asked for again (O-1). */
export type Fetched<Data> =
  | { state: 'loading' }
  | { state: 'failed'; reason: UnavailableReason; retry: () => void }
  | { state: 'ready'; data: Data; retry: () => void };

/** The person's own lists, or those that the person follows (R-LISTS-002). */
export function useLists(which: 'owned' | 'followed'): Fetched<readonly ListInfo[]> {
  const deleted = useAtomValue(deletedListsAtom);
  const fetched = useFetched([which], which === 'owned' ? ownLists : followedLists);
  if (fetched.state !== 'ready' || deleted.size === 0) return fetched;
  return { ...fetched, data: fetched.data.filter(({ id }) => !deleted.has(id)) };
}

const ownLists = (api: Api, signal: AbortSignal) => lists(api, 'ownedLists', signal);
const followedLists = (api: Api, signal: AbortSignal) => lists(api, 'followedLists', signal);

/** Asks for the person's own lists before somebody wants to see them; should that fail, it is asked again then. */
export function prefetchOwnLists(): void {
  const options = listsOptions(currentApi(), ['owned'], ownLists);
  void prefetch(options.queryKey, () => queryClient.query({ ...options, meta: { onFailure: 'log' } }));
}

/** A list without its items (R-API-035). */
export function useListInfo(listId: string): Fetched<ListInfo> {
  return useFetched(['info', listId], (api, signal) => listInfo(api, listId, signal), listId);
}

/** The rows of a list; without an id, those of the favourites (R-LISTS-015). */
export function useListRows(listId?: string): Fetched<readonly ListRow[]> {
  return useFetched(rowsKey(listId), (api, signal) => loadRows(api, listId, signal), listId);
}

export const rowsKey = (listId?: string): readonly string[] =>
  listId === undefined ? ['favourites'] : ['rows', listId];

/** Every key says whose answer it is and in which language. */
export const keyOf = (parts: readonly string[]): readonly string[] => [
  'lists',
  ...parts,
  store.get(cultureAtom),
  store.get(sessionAtom).userId ?? 'anonymous',
];

/** A look-up in lists as the query client asks it; its failure is told (R-ERROR-002). */
export function listsOptions<Data>(
  api: Api,
  parts: readonly string[],
  load: (api: Api, signal: AbortSignal) => Promise<Data>,
) {
  return {
    queryKey: keyOf(parts),
    queryFn: ({ signal }: { signal: AbortSignal }) => load(api, signal),
    meta: { onFailure: 'notify' } as const,
  };
}

function useFetched<Data>(
  parts: readonly string[],
  load: (api: Api, signal: AbortSignal) => Promise<Data>,
  /** The list that it is about; nothing is fetched of a deleted one. */
  listId?: string,
): Fetched<Data> {
  const isDeleted = useAtomValue(deletedListsAtom).has(listId ?? '');
  const api = useApi();
  // Read so that a change of either asks anew; the key itself is made in one place.
  useAtomValue(cultureAtom);
  useAtomValue(sessionAtom);
  const query = useEagerQuery<Data>({ ...listsOptions(api, parts, load), enabled: !isDeleted });
  const retry = () => void query.refetch();
  if (isDeleted) return { state: 'failed', reason: 'gone', retry };
  const reason = query.isError ? unavailableReason(query.error) : undefined;
  // What was fetched before is shown on, unless the server says that it is gone or forbidden; a sign-in may have ended.
  const isLost = query.isError && ['forbidden', 'notFound', 'gone'].includes(failureKindOf(query.error));
  if (query.data !== undefined && !isLost) return { state: 'ready', data: query.data, retry };
  if (reason !== undefined && !query.isFetching) return { state: 'failed', reason, retry };
  return { state: 'loading' };
}

/** What hearts and lists changed, here or in another tab, is read again by whoever shows it (O-7). */
store.sub(
  settledAtom,
  () =>
    void queryClient.invalidateQueries({
      queryKey: ['lists'],
      predicate: ({ queryKey: [, subject, listId] }) =>
        !(['info', 'rows'].includes(String(subject)) && isListDeleted(String(listId))),
    }),
);
