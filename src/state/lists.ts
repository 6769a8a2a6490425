import { atom, useAtomValue } from 'jotai';
import type { Api } from '../api/api';
import { failureKindOf } from '../api/failure';
import { listInfo, lists } from '../api/lists';
import type { ListInfo } from '../domain/lists/list';
import { currentApi, useApi } from './api';
import { askAhead, useAsked } from './asking';
import { settledAtom } from './favourites';
import { loadRows, type ListRow } from './list-rows';
import { store } from './portal';
import { queryClient } from './query-client';
import { cultureAtom, sessionAtom } from './runtime';

/** Something that a lists screen fetches; a failed one can be asked for again (O-1). */
export type Fetched<Data> =
  | { state: 'loading' }
  | { state: 'failed'; isNotFound: boolean; retry: () => void }
  | { state: 'ready'; data: Data; retry: () => void };

/** The person's own lists, or those that the person follows (R-LISTS-002). */
export function useLists(which: 'owned' | 'followed'): Fetched<readonly ListInfo[]> {
  const going = useAtomValue(goingAtom);
  const fetched = useFetched([which], which === 'owned' ? ownLists : followedLists);
  if (fetched.state !== 'ready' || going.size === 0) return fetched;
  return { ...fetched, data: fetched.data.filter(({ id }) => !going.has(id)) };
}

const ownLists = (api: Api, signal: AbortSignal) => lists(api, 'ownedLists', signal);
const followedLists = (api: Api, signal: AbortSignal) => lists(api, 'followedLists', signal);

/** Asks for the person's own lists before somebody wants to see them; should that fail, it is asked again then. */
export function prepareOwnLists(): void {
  const options = listsOptions(currentApi(), ['owned'], ownLists);
  void askAhead(options.queryKey, () => queryClient.query({ ...options, meta: { onFailure: 'log' } }));
}

/** Lists that are about to be deleted, unless somebody takes that back. */
export const goingAtom = atom<ReadonlySet<string>>(new Set<string>());

/** A list without its items (R-API-035). */
export function useListInfo(listId: string): Fetched<ListInfo> {
  return useFetched(['info', listId], (api, signal) => listInfo(api, listId, signal));
}

/** The rows of a list; without an id, those of the favourites (R-LISTS-015). */
export function useListRows(listId?: string): Fetched<readonly ListRow[]> {
  return useFetched(rowsKey(listId), (api, signal) => loadRows(api, listId, signal));
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
): Fetched<Data> {
  const api = useApi();
  // Read so that a change of either asks anew; the key itself is made in one place.
  useAtomValue(cultureAtom);
  useAtomValue(sessionAtom);
  const query = useAsked<Data>(listsOptions(api, parts, load));
  const retry = () => void query.refetch();
  if (query.data !== undefined) return { state: 'ready', data: query.data, retry };
  if (query.isError && !query.isFetching) {
    const isNotFound = ['notFound', 'gone'].includes(failureKindOf(query.error));
    return { state: 'failed', isNotFound, retry };
  }
  return { state: 'loading' };
}

/** Lists that were deleted here; to ask for them again would only be refused. */
const deletedHere = new Set<unknown>();

export const askNoMore = (listId: string): void => void deletedHere.add(listId);

/** What hearts and lists changed, here or in another tab, is read again by whoever shows it (O-7). */
store.sub(
  settledAtom,
  () =>
    void queryClient.invalidateQueries({
      queryKey: ['lists'],
      predicate: ({ queryKey }) => !queryKey.some((part) => deletedHere.has(part)),
    }),
);
