import { atom } from 'jotai';
import type { Portal } from '../portal/portal';

/** Whether the deletion of a list can still be undone, or the server has carried it out. */
type Deletion = 'pending' | 'final';

/** The lists that the user deleted, by id. @see R-ROLE-018 A-103 */
export const deletedListsAtom = atom<ReadonlyMap<string, Deletion>>(new Map<string, Deletion>());

/** Returns whether the list was deleted, in this tab or another. Nothing may be fetched from it or saved to it. */
export const isListDeleted = ({ store }: Portal, listId: string): boolean =>
  store.get(deletedListsAtom).has(listId);

/** Returns whether the server has deleted the list. A response that still has it is older than the deletion. */
export const isDeletionFinal = ({ store }: Portal, listId: string): boolean =>
  store.get(deletedListsAtom).get(listId) === 'final';

/** Marks the list as deleted. */
export function markListDeleted({ store }: Portal, listId: string, deletion: Deletion): void {
  store.set(deletedListsAtom, (lists) => new Map(lists).set(listId, deletion));
}

/** Removes the mark, for example after Undo or after the server refused the deletion. */
export function unmarkListDeleted({ store }: Portal, listId: string): void {
  store.set(deletedListsAtom, (lists) => new Map([...lists].filter(([id]) => id !== listId)));
}
