import { mutationOptions } from '@tanstack/react-query';
import { addFavourite, addToLists, deleteFavourite, removeFromList } from '../../api/favourites/favourites';
import type { Favourite, FavouriteItem } from '../../domain/favourites/favourite';
import {
  isUnchanged,
  selectionChange,
  selectionOf,
  withListSelected,
  type Selection,
  type SelectionChange,
} from '../../domain/favourites/staged-selection';
import { isListDeleted } from '../lists/deleted-lists';
import { currentApi } from '../portal/api';
import type { ActionContext } from '../portal/element-context';
import type { Portal } from '../portal/portal';
import { isMutating, runMutation } from '../query/mutations';
import { cachedFavourite } from './cache';
import { favouriteKeys } from './keys';
import { refetchFavourites } from './queries';
import { publishFavourite } from './sync';
import { queryClientOf } from '../query/query-client';

/** The selection that the server has, and the one that the user wants. */
interface Change {
  saved: Selection;
  staged: Selection;
}

/**
 * The mutation that saves the selection of an item and sends only the differences. The change shows at once. When the
 * server refuses it, the item is fetched again. If that fails too, the state before the change returns.
 * @see R-FAV-008 A-096 O-7 O-15
 */
function selectionMutation({ portal, element }: ActionContext, item: FavouriteItem) {
  const queryClient = queryClientOf(portal);
  const queryKey = favouriteKeys.item(portal, item);
  return mutationOptions({
    mutationKey: queryKey,
    mutationFn: async ({ saved, staged }: Change) => {
      await send(portal, item, selectionChange(saved, staged));
      return true;
    },
    onMutate: async ({ staged }) => {
      await queryClient.cancelQueries({ queryKey });
      const previous = cachedFavourite(portal, item);
      const optimistic = queryClient.setQueryData<Favourite>(queryKey, favouriteOf(item, staged));
      return { previous, optimistic };
    },
    onSuccess: async (_data, { staged }, { previous, optimistic }) => {
      // If the cached favourite changed during the write, it may be the state before the write or another change.
      const isCertain = previous !== undefined && cachedFavourite(portal, item) === optimistic;
      if (!isCertain) await refetchFavourites(portal, [item], favouriteOf(item, staged));
      publish(portal, element, item);
    },
    onError: async (_error, { saved }) => {
      await refetchFavourites(portal, [item], favouriteOf(item, saved));
      publish(portal, element, item);
    },
  });
}

/** Reports the final state of an item to the page and to other tabs. @see R-FAV-003 A-100 O-7 */
function publish(portal: Portal, element: ActionContext['element'], item: FavouriteItem): void {
  const final = favouriteOf(item, selectionOf(cachedFavourite(portal, item)));
  const { elementId, type, isFavourite, selectedLists } = final;
  element.emit('lp-favourite-change', { elementId, type, isFavourite, lists: selectedLists });
  publishFavourite(portal, final);
}

/** Sends one call after the other, so that the first refusal stops the rest. */
async function send(portal: Portal, item: FavouriteItem, change: SelectionChange): Promise<void> {
  const api = currentApi(portal);
  if (change.favourite === true) await addFavourite(api, item);
  if (change.favourite === false) await deleteFavourite(api, item);
  if (change.addToLists.length > 0) await addToLists(api, item, change.addToLists);
  for (const listId of change.removeFromLists) await removeFromList(api, item, listId);
}

const favouriteOf = (item: FavouriteItem, { isFavourite, lists }: Selection): Favourite => ({
  elementId: item.elementId,
  type: item.type,
  originalName: item.originalName,
  isFavourite,
  selectedLists: lists,
});

/** Saves the selection of an item. Returns whether everything was saved. */
export const saveSelection = (
  context: ActionContext,
  item: FavouriteItem,
  staged: Selection,
): Promise<boolean> => change(context, item, { saved: cachedSelection(context, item), staged });

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
  const saved = shownSelection(context, item, ownedListId);
  const lists = saved.lists.filter((id) => id !== ownedListId);
  return change(context, item, { saved, staged: { isFavourite: false, lists } });
}

/**
 * Returns the selection of an item that a list of the user shows, or the favourites when `ownedListId` is undefined. The
 * item is in there, even if the cache says otherwise.
 */
export function shownSelection(context: ActionContext, item: FavouriteItem, ownedListId?: string): Selection {
  return withMembership(context, item, { isIn: true, listId: ownedListId });
}

/**
 * Removes an item from a list of the user, or from the favourites when `listId` is undefined.
 * @see R-ROLE-017 R-OTHER-053
 */
export const removeItem = (context: ActionContext, item: FavouriteItem, listId?: string): Promise<boolean> =>
  change(context, item, {
    saved: withMembership(context, item, { isIn: true, listId }),
    staged: withMembership(context, item, { isIn: false, listId }),
  });

/** Adds an item again to the list or favourites that it was removed from. */
export const restoreItem = (context: ActionContext, item: FavouriteItem, listId?: string): Promise<boolean> =>
  change(context, item, {
    saved: withMembership(context, item, { isIn: false, listId }),
    staged: withMembership(context, item, { isIn: true, listId }),
  });

const cachedSelection = ({ portal }: ActionContext, item: FavouriteItem): Selection =>
  selectionOf(cachedFavourite(portal, item));

/** Returns the cached selection of an item, with its membership in one list, or in the favourites, set to `isIn`. */
function withMembership(
  context: ActionContext,
  item: FavouriteItem,
  { isIn, listId }: { isIn: boolean; listId: string | undefined },
): Selection {
  const cached = cachedSelection(context, item);
  return listId === undefined ? { ...cached, isFavourite: isIn } : withListSelected(cached, listId, isIn);
}

/** Runs the mutation, unless nothing changes or another change of the item is in progress. */
async function change(
  context: ActionContext,
  item: FavouriteItem,
  { saved, staged: wanted }: Change,
): Promise<boolean> {
  const { portal } = context;
  const options = selectionMutation(context, item);
  const staged = withoutDeleted(portal, saved, wanted);
  if (isMutating(portal, options.mutationKey)) return false;
  if (isUnchanged(selectionChange(saved, staged))) return true;
  return (await runMutation(portal, options, { saved, staged })) === true;
}

/** Restores the saved membership in deleted lists, so that no change is sent for a deleted list. */
function withoutDeleted(portal: Portal, saved: Selection, staged: Selection): Selection {
  const lists = [
    ...staged.lists.filter((id) => !isListDeleted(portal, id)),
    ...saved.lists.filter((id) => isListDeleted(portal, id)),
  ];
  return { ...staged, lists };
}
