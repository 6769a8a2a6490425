import { atom, useAtomValue } from 'jotai';
import { addFavourite, addToLists, deleteFavourite, removeFromList } from '../../api/favourites/favourites';
import { favouriteKey, type Favourite, type FavouriteSubject } from '../../domain/favourites/favourite';
import {
  selectionChange,
  withListSelected,
  type Selection,
  type SelectionChange,
} from '../../domain/favourites/staged-selection';
import { currentApi } from '../portal/api';
import { isListDeleted } from '../lists/deleted-lists';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { cachedFavourite, setFavourites } from './cache';
import { readFavourites } from './queries';
import { publishFavourite } from './sync';
import type { ActionContext } from '../portal/element-context';

/**
 * An item as it is saved. The name is saved too, so that it can be shown after the item leaves the catalog.
 * @see R-API-039
 */
export type FavouriteItem = FavouriteSubject & { originalName: string };

const pendingAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Returns whether a change of the item is in progress. @see R-FAVPOP-014 */
export const useIsPending = (item: FavouriteSubject): boolean =>
  useAtomValue(pendingAtom).has(favouriteKey(item));

/** Returns the saved selection of an item. An item that is not in the cache is not a favourite and in no list. */
export function selectionOf(favourite: Favourite | undefined): Selection {
  return { isFavourite: favourite?.isFavourite ?? false, lists: favourite?.selectedLists ?? [] };
}

/**
 * Saves the selection of an item and sends only the differences. The change shows at once. When the server refuses it,
 * fetches the item again and notifies the user. Returns whether everything was saved.
 * @see R-FAV-008 A-096 O-7 O-15
 */
export function saveSelection(
  context: ActionContext,
  item: FavouriteItem,
  staged: Selection,
): Promise<boolean> {
  return change(context, item, { saved: selectionOf(cachedFavourite(context.portal, item)), staged });
}

/**
 * Removes an item that allows no other change, such as an archived one. Removes it from the favourites, and from the
 * user's list that shows it.
 * @see R-FAV-005 R-FAV-006 R-FAV-020
 */
export function removeFavourite(
  context: ActionContext,
  item: FavouriteItem,
  ownedListId?: string,
): Promise<boolean> {
  const selection = selectionOf(cachedFavourite(context.portal, item));
  const lists = selection.lists.filter((id) => id !== ownedListId);
  // The item is shown in this list, so it is in the list, even if the cache says otherwise.
  const saved =
    ownedListId === undefined
      ? { isFavourite: true, lists }
      : { isFavourite: selection.isFavourite, lists: [...lists, ownedListId] };
  return change(context, item, { saved, staged: { isFavourite: false, lists } });
}

/**
 * Removes an item from a list of the user, or from the favourites when `listId` is undefined.
 * @see R-ROLE-017 R-OTHER-053
 */
export function removeItem(context: ActionContext, item: FavouriteItem, listId?: string): Promise<boolean> {
  return move(context, item, (isIn) => withMembership(context.portal, item, { isIn: !isIn, listId }));
}

/** Adds an item again to the list or favourites that it was removed from. */
export function restoreItem(context: ActionContext, item: FavouriteItem, listId?: string): Promise<boolean> {
  return move(context, item, (isIn) => withMembership(context.portal, item, { isIn, listId }));
}

const move = (
  context: ActionContext,
  item: FavouriteItem,
  at: (hasSucceeded: boolean) => Selection,
): Promise<boolean> => change(context, item, { saved: at(false), staged: at(true) });

/** Returns the cached selection of an item, with its membership in one list, or in the favourites, set to `isIn`. */
function withMembership(
  portal: Portal,
  item: FavouriteItem,
  { isIn, listId }: { isIn: boolean; listId: string | undefined },
) {
  const selection = selectionOf(cachedFavourite(portal, item));
  return listId === undefined
    ? { ...selection, isFavourite: isIn }
    : withListSelected(selection, listId, isIn);
}

interface Step {
  saved: Selection;
  staged: Selection;
}

async function change(
  context: ActionContext,
  item: FavouriteItem,
  { saved, staged: wanted }: Step,
): Promise<boolean> {
  const { portal } = context;
  const { store } = portal;
  const key = favouriteKey(item);
  const staged = withoutDeleted(portal, saved, wanted);
  const difference = selectionChange(saved, staged);
  if (store.get(pendingAtom).has(key)) return false;
  if (isNothing(difference)) return true;
  store.set(pendingAtom, (pending) => new Set([...pending, key]));
  const isCached = cachedFavourite(portal, item) !== undefined;
  const shown = favouriteOf(item, staged);
  setFavourites(portal, [shown]);
  const isSaved = await sent(portal, item, difference);
  // If the cache entry changed during the write, it may hold the state before the write or another change.
  const isOnlyWrite = cachedFavourite(portal, item) === shown;
  if (!isSaved || !isCached || !isOnlyWrite) await readTruth(portal, item, isSaved ? staged : saved);
  store.set(pendingAtom, (pending) => new Set([...pending].filter((one) => one !== key)));
  announce(context, item);
  return isSaved;
}

/** Restores the saved membership in deleted lists, so that no change is sent for a deleted list. */
function withoutDeleted(portal: Portal, saved: Selection, staged: Selection): Selection {
  const lists = [
    ...staged.lists.filter((id) => !isListDeleted(portal, id)),
    ...saved.lists.filter((id) => isListDeleted(portal, id)),
  ];
  return { ...staged, lists };
}

const isNothing = ({ favourite, addToLists: added, removeFromLists: removed }: SelectionChange): boolean =>
  favourite === undefined && added.length === 0 && removed.length === 0;

const favouriteOf = (item: FavouriteItem, { isFavourite, lists }: Selection): Favourite => ({
  elementId: item.elementId,
  type: item.type,
  originalName: item.originalName,
  isFavourite,
  selectedLists: lists,
});

async function sent(portal: Portal, item: FavouriteItem, difference: SelectionChange): Promise<boolean> {
  try {
    await send(portal, item, difference);
    return true;
  } catch (error) {
    reportFailure(portal, 'notify', error);
    return false;
  }
}

/** Sends one call after the other, so that the first refusal stops the rest. */
async function send(portal: Portal, item: FavouriteItem, change: SelectionChange): Promise<void> {
  const api = currentApi(portal);
  if (change.favourite === true) await addFavourite(api, item);
  if (change.favourite === false) await deleteFavourite(api, item);
  if (change.addToLists.length > 0) await addToLists(api, item, change.addToLists);
  for (const listId of change.removeFromLists) await removeFromList(api, item, listId);
}

/** Fetches the current state after a refusal. If that fails too, restores the state before the change. @see O-15 */
async function readTruth(portal: Portal, item: FavouriteItem, saved: Selection): Promise<void> {
  try {
    await readFavourites(portal, [item]);
  } catch (error) {
    setFavourites(portal, [favouriteOf(item, saved)]);
    reportFailure(portal, 'log', error);
  }
}

/** Reports the final state to the page and to other tabs. @see R-FAV-003 A-100 O-7 */
function announce(context: ActionContext, item: FavouriteItem): void {
  const final = favouriteOf(item, selectionOf(cachedFavourite(context.portal, item)));
  const { elementId, type, isFavourite, selectedLists } = final;
  context.element.emit('lp-favourite-change', { elementId, type, isFavourite, lists: selectedLists });
  publishFavourite(context.portal, final);
}
