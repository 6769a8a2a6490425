import { atom } from 'jotai';
import type { ListInfo } from '../domain/lists/list';
import { store } from './portal';
import { queryClient } from './query-client';

/** Ids of the lists that a person deleted, also while the deletion can still be undone (R-ROLE-018, A-103). */
export const deletedListsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Is the list deleted, here or in another tab? Nothing may be fetched of it or saved into it any more. */
export const isListDeleted = (listId: string): boolean => store.get(deletedListsAtom).has(listId);

/** From now on the list counts as deleted. */
export function markListDeleted(listId: string): void {
  store.set(deletedListsAtom, (ids) => new Set([...ids, listId]));
}

/** The deletion was undone, or the server refused it. */
export function unmarkListDeleted(listId: string): void {
  store.set(deletedListsAtom, (ids) => new Set([...ids].filter((id) => id !== listId)));
}

/** Empties the caches of a list that is gone for good: its info, its rows and its place among the person's lists. */
export function forgetDeletedList(listId: string): void {
  markListDeleted(listId);
  queryClient.removeQueries({
    queryKey: ['lists'],
    predicate: ({ queryKey: [, kind, id] }) => (kind === 'info' || kind === 'rows') && id === listId,
  });
  for (const kind of ['owned', 'followed'])
    queryClient.setQueriesData<readonly ListInfo[]>({ queryKey: ['lists', kind] }, (lists) =>
      lists?.filter(({ id }) => id !== listId),
    );
}
