import { atom } from 'jotai';
import type { Portal } from '../portal/portal';

/** Ids of the lists that a person deleted, also while the deletion can still be undone (R-ROLE-018, A-103). */
export const deletedListsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Is the list deleted, here or in another tab? Nothing may be fetched of it or saved into it any more. */
export const isListDeleted = ({ store }: Portal, listId: string): boolean =>
  store.get(deletedListsAtom).has(listId);

/** From now on the list counts as deleted. */
export function markListDeleted({ store }: Portal, listId: string): void {
  store.set(deletedListsAtom, (ids) => new Set([...ids, listId]));
}

/** The deletion was undone, or the server refused it. */
export function unmarkListDeleted({ store }: Portal, listId: string): void {
  store.set(deletedListsAtom, (ids) => new Set([...ids].filter((id) => id !== listId)));
}
