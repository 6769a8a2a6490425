import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Api } from '../api/api';
import { failureKindOf } from '../api/failure';
import { createList, listInfo, lists } from '../api/lists';
import { afterRemovingFavourite } from '../domain/lists/archived-items';
import type { ListInfo } from '../domain/lists/list';
import { listColour } from '../domain/lists/list-colour';
import { trimmedName } from '../domain/lists/list-name';
import { currentApi, useApi } from './api';
import { tellFailure } from './failures';
import { removeFavourite } from './favourite-changes';
import { settledAtom } from './favourites';
import type { HostElement } from './host';
import { loadRows, type ListRow } from './list-rows';
import { store } from './portal';
import { queryClient } from './query-client';
import { cultureAtom, sessionAtom } from './runtime';

/** Something that a lists screen fetches; a failed one can be asked for again (O-1). */
export type Fetched<Data> =
  | { state: 'loading' }
  | { state: 'failed'; isNotFound: boolean; retry: () => void }
  | { state: 'ready'; data: Data };

/** The person's own lists, or those that the person follows (R-LISTS-002). */
export function useLists(which: 'owned' | 'followed'): Fetched<readonly ListInfo[]> {
  return useFetched([which], (api, signal) =>
    lists(api, which === 'owned' ? 'ownedLists' : 'followedLists', signal),
  );
}

/** A list without its items (R-API-035). */
export function useListInfo(listId: string): Fetched<ListInfo> {
  return useFetched(['info', listId], (api, signal) => listInfo(api, listId, signal));
}

/** The rows of a list; without an id, those of the favourites (R-LISTS-015). */
export function useListRows(listId?: string): Fetched<readonly ListRow[]> {
  return useFetched(rowsKey(listId), (api, signal) => loadRows(api, listId, signal));
}

const rowsKey = (listId?: string): readonly string[] =>
  listId === undefined ? ['favourites'] : ['rows', listId];

/** Every key says whose answer it is and in which language. */
const keyOf = (parts: readonly string[]): readonly string[] => [
  'lists',
  ...parts,
  store.get(cultureAtom),
  store.get(sessionAtom).userId ?? 'anonymous',
];

function useFetched<Data>(
  parts: readonly string[],
  load: (api: Api, signal: AbortSignal) => Promise<Data>,
): Fetched<Data> {
  const api = useApi();
  // Read so that a change of either asks anew; the key itself is made in one place.
  useAtomValue(cultureAtom);
  useAtomValue(sessionAtom);
  const query = useQuery<Data>(
    {
      queryKey: keyOf(parts),
      queryFn: ({ signal }) => load(api, signal),
      // Failures in lists are told (R-ERROR-002).
      meta: { onFailure: 'notify' },
    },
    queryClient,
  );
  if (query.data !== undefined) return { state: 'ready', data: query.data };
  if (query.isError && !query.isFetching) {
    const isNotFound = ['notFound', 'gone'].includes(failureKindOf(query.error));
    return { state: 'failed', isNotFound, retry: () => void query.refetch() };
  }
  return { state: 'loading' };
}

/** What hearts changed, here or in another tab, changed lists too. */
store.sub(settledAtom, () => void queryClient.invalidateQueries({ queryKey: ['lists'] }));

interface GivenList {
  name: string;
  description: string;
  /** The primary colour as `#rrggbb`, of which the list's own is a variant (R-ENTITY-060). */
  primary: string;
}

/** Makes a list of one's own; gives its id, or nothing when that failed and was told (R-API-029, R-ERROR-005). */
export async function createOwnList(host: HostElement, given: GivenList): Promise<string | undefined> {
  const name = trimmedName(given.name);
  const description = given.description.trim();
  const colour = listColour(given.primary, name);
  try {
    const id = await createList(currentApi(), { name, description, colour });
    const made: ListInfo = { id, name, description, colour, ownership: 'Owned', itemCount: 0 };
    queryClient.setQueryData<readonly ListInfo[]>(keyOf(['owned']), (known) => known && [...known, made]);
    host.emit('lp-list-change', { listId: id, change: 'created' });
    return id;
  } catch (error) {
    tellFailure('notify', error);
    // Nobody knows whether it was made after all (O-15).
    void queryClient.invalidateQueries({ queryKey: keyOf(['owned']) });
    return undefined;
  }
}

/** Lets an archived item go; its row leaves as soon as that has worked (R-FAV-006, R-FAV-020). */
export async function letGo(host: HostElement, row: ListRow, ownedListId?: string): Promise<void> {
  const { elementId, type, originalName } = row.item;
  const isGone = await removeFavourite(host, { elementId, type, originalName }, ownedListId);
  if (!isGone) return;
  queryClient.setQueryData<readonly ListRow[]>(
    keyOf(rowsKey(ownedListId)),
    (rows) => rows && afterRemovingFavourite(rows, row, true),
  );
}
