/** The ticks of the favourites popup: My favourites, and the lists. */
export type Selection = { isFavourite: boolean; lists: readonly string[] };

/** What OK has to send. */
export type SelectionChange = {
  /** True adds to the favourites, false removes, undefined leaves them. */
  favourite: boolean | undefined;
  addToLists: readonly string[];
  removeFromLists: readonly string[];
};

/** Ticks or unticks My favourites (R-FAV-004). */
export function withFavouriteToggled(selection: Selection): Selection {
  return { ...selection, isFavourite: !selection.isFavourite };
}

/** Ticks or unticks a list; a new list is ticked for the item at hand (R-FAV-007). */
export function withListSelected(selection: Selection, listId: string, on: boolean): Selection {
  const others = selection.lists.filter((id) => id !== listId);
  return { ...selection, lists: on ? [...others, listId] : others };
}

/** The difference between what is saved and what is ticked; only that is sent (R-FAV-008, A-096, A-097). */
export function selectionChange(saved: Selection, staged: Selection): SelectionChange {
  return {
    favourite: saved.isFavourite === staged.isFavourite ? undefined : staged.isFavourite,
    addToLists: staged.lists.filter((id) => !saved.lists.includes(id)),
    removeFromLists: saved.lists.filter((id) => !staged.lists.includes(id)),
  };
}
