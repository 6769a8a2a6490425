import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../../api/http/api';
import { deleteList, editList, followList, unfollowList } from '../../api/lists/list-changes';
import { createList, listItems, lists } from '../../api/lists/lists';
import { removeFromList } from '../../api/favourites/favourites';
import { afterFollowToggle, isReadable, type ListEntry, type ListInfo } from '../../domain/lists/list';
import { listColour } from '../../domain/lists/list-colour';
import { numberedItems } from '../../domain/lists/list-edit';
import { trimmedName } from '../../domain/lists/list-name';
import { refetchFavourites } from '../favourites/queries';
import { publishListChange } from '../favourites/sync';
import { notify } from '../notifications/notifications';
import { currentApi } from '../portal/api';
import type { ActionContext } from '../portal/element-context';
import { reportFailure } from '../portal/failures';
import { userCheck } from '../portal/portal-state';
import { runMutation, useIsMutationPending } from '../query/mutations';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../query/query-client';
import { forgetDeletedList } from './deleted-list-cache';
import { isListDeleted, markListCreated } from './deleted-lists';
import { listKeys, listMutationKey } from './keys';
import { listQuery, listsQuery } from './queries';

interface ListInput {
  name: string;
  description: string;
  /** The primary colour as `#rrggbb`. The list's colour is a variant of it. @see R-ENTITY-060 */
  primary: string;
}

/** Creates a list of the user. @see R-API-029 R-ERROR-005 */
const createMutation = ({ portal, element }: ActionContext) =>
  mutationOptions({
    mutationFn: async (input: ListInput): Promise<ListInfo> => {
      const name = trimmedName(input.name);
      const description = input.description.trim();
      const colour = listColour(input.primary, name);
      const id = await createList(currentApi(portal), { name, description, colour });
      return { id, name, description, colour, ownership: 'Owned', itemCount: 0 };
    },
    onSuccess: (list) => {
      markListCreated(portal, list.id);
      queryClientOf(portal).setQueryData(
        listsQuery(portal, 'owned').queryKey,
        (cached) => cached && [...cached, list],
      );
      element.emit('lp-list-change', { listId: list.id, change: 'created' });
    },
    // Fetch the lists again after a failure too, because the list may exist anyway. @see O-15
    onSettled: () => publishListChange(portal),
  });

/** Creates a list of the user. Returns its id, or undefined after a failure, which is notified. */
export const createOwnList = async (context: ActionContext, input: ListInput): Promise<string | undefined> =>
  (await runMutation(context.portal, createMutation(context), input))?.id;

/** Returns whether a list is being followed, saved or deleted. @see R-FAV-011 */
export const useIsListPending = (listId: string): boolean => useIsMutationPending(listMutationKey(listId));

/** Stops fetches of lists, whose responses would be older than the change. */
const cancelFetches = (portal: Portal): Promise<void> =>
  queryClientOf(portal).cancelQueries({ queryKey: listKeys.all });

/**
 * Follows or unfollows a list. The change shows at once. After a failure it may have been saved or not, so the list is
 * fetched again.
 * @see R-FAV-010 O-15
 */
function followMutation({ portal, element }: ActionContext, { id, ownership: shown }: ListInfo) {
  const queryClient = queryClientOf(portal);
  const query = listQuery(portal, id);
  const setOwnership = (ownership: ListInfo['ownership']) =>
    queryClient.setQueryData(query.queryKey, (list) => list && { ...list, ownership });
  return mutationOptions({
    mutationKey: listMutationKey(id),
    mutationFn: async (ownership: ListInfo['ownership']) => {
      await (ownership === 'Followed' ? followList : unfollowList)(currentApi(portal), id);
      return true;
    },
    onMutate: async (ownership) => {
      await cancelFetches(portal);
      const previous = queryClient.getQueryData(query.queryKey)?.ownership ?? shown;
      setOwnership(ownership);
      return { previous };
    },
    onSuccess: (_data, ownership) => {
      setOwnership(ownership);
      if (ownership === 'None')
        queryClient.setQueryData(listsQuery(portal, 'followed').queryKey, (cached) =>
          cached?.filter((list) => list.id !== id),
        );
      const change = ownership === 'Followed' ? 'followed' : 'unfollowed';
      element.emit('lp-list-change', { listId: id, change });
    },
    onError: async (_error, ownership, context) => {
      await cancelFetches(portal);
      await queryClient
        .query({ ...query, staleTime: 0, retry: false, meta: { onFailure: 'log' } })
        .catch(() => setOwnership(context?.previous ?? shown));
    },
    onSettled: () => publishListChange(portal),
  });
}

/**
 * Follows or unfollows a list. A second press does nothing while the first is in progress. After a list is unfollowed, a
 * notification offers Undo.
 * @see R-FAV-011 O-3
 */
export async function toggleFollow(context: ActionContext, list: ListInfo): Promise<void> {
  const { portal } = context;
  const ownership = afterFollowToggle(list.ownership);
  if (ownership === list.ownership) return;
  const isSaved = await runMutation(portal, followMutation(context, list), ownership);
  if (isSaved !== true || ownership === 'Followed') return;
  notify(portal, {
    text: 'LIST_UNFOLLOWED',
    values: { name: list.name },
    action: { label: 'UNDO', run: () => void toggleFollow(context, { ...list, ownership }) },
  });
}

/** A list with the changes of its owner. */
export interface ListEdit {
  id: string;
  name: string;
  description: string;
  /** The remaining items in their new order. */
  items: readonly ListEntry[];
  removed: readonly ListEntry[];
}

/**
 * Saves an edit. Removes the removed items one by one. Then sends the texts and the order of all items that the server
 * has, so that items added in the meantime stay.
 * @see R-FAV-017 R-ERROR-009 A-102
 */
const editMutation = ({ portal, element }: ActionContext, { id, removed }: ListEdit) =>
  mutationOptions({
    mutationKey: listMutationKey(id),
    mutationFn: async (edit: ListEdit) => {
      await sendEdit(currentApi(portal), edit);
      return true;
    },
    onMutate: () => cancelFetches(portal),
    onSuccess: () => {
      element.emit('lp-list-change', { listId: id, change: 'edited' });
      notify(portal, { text: 'EDTI_LIST_DIALOG_SAVE_COMPLETED' });
    },
    onSettled: async () => {
      await refetchFavourites(portal, removed.filter(isReadable));
      publishListChange(portal);
    },
  });

/** Saves an edit. Returns whether everything was saved. A deleted list is not saved. */
export async function saveListEdit(context: ActionContext, edit: ListEdit): Promise<boolean> {
  if (isListDeleted(context.portal, edit.id)) return false;
  return (await runMutation(context.portal, editMutation(context, edit), edit)) === true;
}

async function sendEdit(api: Api, { id, name, description, items, removed }: ListEdit): Promise<void> {
  const before = (await listItems(api, id)).items;
  const isRemoved = (item: ListEntry) => isReadable(item) && removed.some((one) => one.id === item.id);
  for (const item of before.filter(isReadable).filter(isRemoved)) await removeFromList(api, item, id);
  const remaining = before.filter((item) => !isRemoved(item));
  const ordered = items.flatMap(({ id: itemId }) => remaining.find((one) => one.id === itemId) ?? []);
  await editList(api, {
    id,
    name: trimmedName(name),
    description: description.trim(),
    items: numberedItems(ordered, remaining),
  });
}

/**
 * Deletes a list of the user. Succeeds as well when the response was a failure but the list is gone.
 * @see R-API-031 A-103
 */
function deleteMutation({ portal, element }: ActionContext, listId: string) {
  const isSameUser = userCheck(portal);
  return mutationOptions({
    mutationKey: listMutationKey(listId),
    mutationFn: async () => {
      try {
        await deleteList(currentApi(portal), listId);
      } catch (error) {
        // After a change of user, the lists of the next user say nothing about this one.
        if (!isSameUser() || !(await isMissing(portal, listId)) || !isSameUser()) throw error;
      }
      return true;
    },
    onMutate: () => cancelFetches(portal),
    onSuccess: () => {
      forgetDeletedList(portal, listId);
      element.emit('lp-list-change', { listId, change: 'deleted' });
      publishListChange(portal, listId);
    },
    onError: () => publishListChange(portal),
  });
}

/** Deletes a list of the user. Returns whether the list is gone. */
export const deleteOwnList = async (context: ActionContext, listId: string): Promise<boolean> =>
  (await runMutation(context.portal, deleteMutation(context, listId), undefined)) === true;

async function isMissing(portal: Portal, listId: string): Promise<boolean> {
  try {
    return !(await lists(currentApi(portal), 'ownedLists')).some(({ id }) => id === listId);
  } catch (error) {
    reportFailure(portal, 'log', error);
    return false;
  }
}
