import { atom } from 'jotai';
import type { Portal } from '../portal/portal';

/**
 * The ids of the lists that the user deleted, including lists whose deletion can still be undone.
 * @see R-ROLE-018 A-103
 */
export const deletedListsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Returns whether the list was deleted, in this tab or another. Nothing may be fetched from it or saved to it. */
export const isListDeleted = ({ store }: Portal, listId: string): boolean =>
  store.get(deletedListsAtom).has(listId);

/** Marks the list as deleted. */
export function markListDeleted({ store }: Portal, listId: string): void {
  store.set(deletedListsAtom, (ids) => new Set([...ids, listId]));
}

/** Removes the mark, for example after Undo or after the server refused the deletion. */
export function unmarkListDeleted({ store }: Portal, listId: string): void {
  store.set(deletedListsAtom, (ids) => new Set([...ids].filter((id) => id !== listId)));
}
