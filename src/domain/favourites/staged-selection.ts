import type { Favourite } from './favourite';

/** The checkboxes that are selected in the favourites popup: My favourites, and the lists. @see A-096 */
export type Selection = { isFavourite: boolean; lists: readonly string[] };

/** The changes to send when the user presses OK. @see A-096 A-097 */
export type SelectionChange = {
  /** True adds the item to the favourites, false removes it, and undefined changes nothing. */
  favourite: boolean | undefined;
  addToLists: readonly string[];
  removeFromLists: readonly string[];
};

/** Toggles the My favourites checkbox. @see R-FAV-004 */
export function withFavouriteToggled(selection: Selection): Selection {
  return { ...selection, isFavourite: !selection.isFavourite };
}

/** Selects or clears a list. A new list is selected for the current item. @see R-FAV-007 */
export function withListSelected(selection: Selection, listId: string, on: boolean): Selection {
  const others = selection.lists.filter((id) => id !== listId);
  return { ...selection, lists: on ? [...others, listId] : others };
}

/**
 * Returns the difference between the saved and the staged selection. Only the difference is sent.
 * @see R-FAV-008 A-096 A-097
 */
export function selectionChange(saved: Selection, staged: Selection): SelectionChange {
  return {
    favourite: saved.isFavourite === staged.isFavourite ? undefined : staged.isFavourite,
    addToLists: staged.lists.filter((id) => !saved.lists.includes(id)),
    removeFromLists: saved.lists.filter((id) => !staged.lists.includes(id)),
  };
}

/** Returns whether a change is empty. */
export function isUnchanged({ favourite, addToLists, removeFromLists }: SelectionChange): boolean {
  return favourite === undefined && addToLists.length === 0 && removeFromLists.length === 0;
}

/** Returns the selection of a favourite. An item that is not in the cache is not a favourite and in no list. */
export function selectionOf(favourite: Favourite | undefined): Selection {
  return { isFavourite: favourite?.isFavourite ?? false, lists: favourite?.selectedLists ?? [] };
}
