import { atom, useAtomValue } from 'jotai';
import type { Api } from '../../api/http/api';
import { deleteList, editList, followList, unfollowList } from '../../api/lists/list-changes';
import { createList, listInfo, listItems, lists } from '../../api/lists/lists';
import { removeFromList } from '../../api/favourites/favourites';
import { afterFollowToggle, isReadable, type ListEntry, type ListInfo } from '../../domain/lists/list';
import { listColour } from '../../domain/lists/list-colour';
import { numberedItems } from '../../domain/lists/list-edit';
import { trimmedName } from '../../domain/lists/list-name';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import { refetchFavourites } from '../favourites/queries';
import { publishListChange } from '../favourites/sync';
import type { ActionContext } from '../portal/element-context';
import { forgetDeletedList } from './deleted-list-cache';
import { isListDeleted, unmarkListDeleted } from './deleted-lists';
import { keyOf } from './lists';
import { notify } from '../notifications/notifications';
import { queryClientOf } from '../portal/query-client';

interface ListInput {
  name: string;
  description: string;
  /** The primary colour as `#rrggbb`. The list's colour is a variant of it. @see R-ENTITY-060 */
  primary: string;
}

/**
 * Creates a list of the user. Returns its id, or undefined after a failure, which is notified.
 * @see R-API-029 R-ERROR-005
 */
export async function createOwnList(context: ActionContext, input: ListInput): Promise<string | undefined> {
  const name = trimmedName(input.name);
  const description = input.description.trim();
  const colour = listColour(input.primary, name);
  const id = await attempt(context, (api) => createList(api, { name, description, colour }));
  if (id !== undefined) {
    // A server may reuse the id of a deleted list.
    unmarkListDeleted(context.portal, id);
    const created: ListInfo = { id, name, description, colour, ownership: 'Owned', itemCount: 0 };
    queryClientOf(context.portal).setQueryData<readonly ListInfo[]>(
      keyOf(context.portal, ['owned']),
      (cached) => cached && [...cached, created],
    );
    context.element.emit('lp-list-change', { listId: id, change: 'created' });
  }
  // Fetch the lists again after a failure too, because the list may exist anyway. @see O-15
  publishListChange(context.portal);
  return id;
}

const pendingAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Returns whether a list is being followed, saved or deleted. @see R-FAV-011 */
export const useIsListPending = (listId: string): boolean => useAtomValue(pendingAtom).has(listId);

/**
 * Follows or unfollows a list. A second press does nothing while the first is in progress.
 * @see R-FAV-010 R-FAV-011 O-15
 */
export async function toggleFollow(context: ActionContext, list: ListInfo): Promise<void> {
  const ownership = afterFollowToggle(list.ownership);
  if (ownership === list.ownership) return;
  const follows = ownership === 'Followed';
  await withLock(context, list.id, async () => {
    const setOwnership = (one: ListInfo['ownership']) =>
      queryClientOf(context.portal).setQueryData<ListInfo>(
        keyOf(context.portal, ['info', list.id]),
        (info) => info && { ...info, ownership: one },
      );
    setOwnership(ownership);
    const hasSucceeded = await succeeded(context, (api) =>
      (follows ? followList : unfollowList)(api, list.id),
    );
    // After a failure the change may have been saved or not, so fetch the state from the server. @see O-15
    setOwnership(
      hasSucceeded ? ownership : ((await readInfo(context, list.id))?.ownership ?? list.ownership),
    );
    if (hasSucceeded)
      context.element.emit('lp-list-change', {
        listId: list.id,
        change: follows ? 'followed' : 'unfollowed',
      });
    publishListChange(context.portal);
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
 * has, so that items added in the meantime stay. Returns whether everything was saved. A deleted list is not saved.
 * @see R-FAV-017 R-ERROR-009 A-102
 */
export async function saveListEdit(context: ActionContext, edit: ListEdit): Promise<boolean> {
  if (isListDeleted(context.portal, edit.id)) return false;
  const isSaved = await withLock(context, edit.id, async () => {
    const hasSucceeded = await succeeded(context, (api) => sendEdit(api, edit));
    await refetchFavourites(context.portal, edit.removed.filter(isReadable));
    if (hasSucceeded) context.element.emit('lp-list-change', { listId: edit.id, change: 'edited' });
    publishListChange(context.portal);
    return hasSucceeded;
  });
  if (isSaved) notify(context.portal, { text: 'EDTI_LIST_DIALOG_SAVE_COMPLETED' });
  return isSaved === true;
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
 * Deletes a list of the user. Returns whether the list is gone, which also counts when the response was a failure.
 * @see R-API-031 A-103
 */
export async function deleteOwnList(context: ActionContext, listId: string): Promise<boolean> {
  const isDeleted = await withLock(context, listId, async () => {
    const hasSucceeded = await succeeded(context, (api) => deleteList(api, listId));
    const gone = hasSucceeded || (await isMissing(context, listId));
    if (gone) {
      forgetDeletedList(context.portal, listId);
      context.element.emit('lp-list-change', { listId, change: 'deleted' });
    }
    publishListChange(context.portal, gone ? listId : undefined);
    return gone;
  });
  return isDeleted === true;
}

/** Runs one change of a list at a time. Returns undefined without running a second change in the meantime. */
async function withLock<Result>(
  { portal }: ActionContext,
  listId: string,
  act: () => Promise<Result>,
): Promise<Result | undefined> {
  const { store } = portal;
  if (store.get(pendingAtom).has(listId)) return undefined;
  store.set(pendingAtom, (pending) => new Set([...pending, listId]));
  await queryClientOf(portal).cancelQueries({ queryKey: ['lists'] });
  try {
    return await act();
  } finally {
    store.set(pendingAtom, (pending) => new Set([...pending].filter((one) => one !== listId)));
  }
}

/**
 * Sends a call for an action of the user. A failure is notified, and the result is undefined.
 * @see R-ERROR-002 R-ERROR-005
 */
async function attempt<Answer>(
  { portal }: ActionContext,
  send: (api: Api) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await send(currentApi(portal));
  } catch (error) {
    reportFailure(portal, 'notify', error);
    return undefined;
  }
}

const succeeded = async (context: ActionContext, send: (api: Api) => Promise<void>): Promise<boolean> =>
  (await attempt(context, async (api) => {
    await send(api);
    return true;
  })) ?? false;

async function readInfo({ portal }: ActionContext, listId: string): Promise<ListInfo | undefined> {
  try {
    return await listInfo(currentApi(portal), listId);
  } catch (error) {
    reportFailure(portal, 'log', error);
    return undefined;
  }
}

async function isMissing({ portal }: ActionContext, listId: string): Promise<boolean> {
  try {
    return !(await lists(currentApi(portal), 'ownedLists')).some(({ id }) => id === listId);
  } catch (error) {
    reportFailure(portal, 'log', error);
    return false;
  }
}
