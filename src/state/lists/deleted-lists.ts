import { atom } from 'jotai';
import type { Portal } from '../portal/portal';

/** Whether the deletion of a list can still be undone, or the server has carried it out. */
type Deletion = 'pending' | 'final';

/** The lists that the user deleted, by id. @see R-ROLE-018 A-103 */
export const deletedListsAtom = atom<ReadonlyMap<string, Deletion>>(new Map<string, Deletion>());

/** Returns whether the list was deleted, in this tab or another. Nothing may be fetched from it or saved to it. */
export const isListDeleted = (portal: Portal, listId: string): boolean =>
  deletionOf(portal, listId) !== undefined;

/** Returns whether the server has deleted the list. A response that still has it is older than the deletion. */
export const isDeletionFinal = (portal: Portal, listId: string): boolean =>
  deletionOf(portal, listId) === 'final';

/** Marks a list as deleted until the server has deleted it, or until `restoreList` runs. */
export function markListDeleted(portal: Portal, listId: string): void {
  if (!isListDeleted(portal, listId)) setDeletion(portal, listId, 'pending');
}

/** Marks a list that the server has deleted. */
export const markDeletionFinal = (portal: Portal, listId: string): void =>
  setDeletion(portal, listId, 'final');

/** Restores a list after Undo, or after the server refused the deletion. Another tab may have deleted it for good. */
export function restoreList(portal: Portal, listId: string): void {
  if (!isDeletionFinal(portal, listId)) setDeletion(portal, listId, undefined);
}

/** Removes the mark from a new list. A server may reuse the id of a deleted list. */
export const markListCreated = (portal: Portal, listId: string): void =>
  setDeletion(portal, listId, undefined);

const deletionOf = ({ store }: Portal, listId: string): Deletion | undefined =>
  store.get(deletedListsAtom).get(listId);

function setDeletion(portal: Portal, listId: string, deletion: Deletion | undefined): void {
  if (deletionOf(portal, listId) === deletion) return;
  const lists = new Map(portal.store.get(deletedListsAtom));
  if (deletion === undefined) lists.delete(listId);
  else lists.set(listId, deletion);
  portal.store.set(deletedListsAtom, lists);
}
