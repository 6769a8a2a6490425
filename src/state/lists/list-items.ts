import { editList } from '../../api/lists/list-changes';
import { listInfo, listItems } from '../../api/lists/lists';
import { favouriteKey } from '../../domain/favourites/favourite';
import { numberedItems } from '../../domain/lists/list-edit';
import { isReadable, type ListEntry } from '../../domain/lists/list';
import { isRemovable, rowName, type ListRow } from '../../domain/lists/list-row';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import { isListDeleted } from './deleted-lists';
import type { FavouriteItem } from '../../domain/favourites/favourite';
import {
  removeFavourite,
  removeItem,
  restoreItem,
  saveSelection,
  shownSelection,
} from '../favourites/mutations';
import { publishListChange } from '../favourites/sync';
import type { ActionContext } from '../portal/element-context';
import type { Portal } from '../portal/portal';
import { rowsQuery } from './queries';
import { notify } from '../notifications/notifications';
import { queryClientOf } from '../query/query-client';

export type Rows = readonly ListRow[];

/**
 * Removes a row from a list of the user, or from the favourites, at once. An archived item leaves both. The notification
 * offers Undo. When the server refuses, the row returns.
 * @see R-OTHER-053 R-ROLE-017 R-FAV-006 R-FAV-020 O-3 O-15
 */
export async function removeRow(context: ActionContext, row: ListRow, listId?: string): Promise<void> {
  if (!isRemovable(row)) return;
  const { portal } = context;
  const { elementId, type, originalName } = row.item;
  const item: FavouriteItem = { elementId, type, originalName };
  const queryClient = queryClientOf(portal);
  const key = rowsQuery(portal, listId).queryKey;
  const before = queryClient.getQueryData<Rows>(key) ?? [];
  const index = before.findIndex((one) => one.item.id === row.item.id);
  const selection = shownSelection(context, item, listId);
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<Rows>(key, (rows) => rows?.filter((one) => one.item.id !== row.item.id));
  if (!(await (row.isArchived ? removeFavourite : removeItem)(context, item, listId))) {
    queryClient.setQueryData<Rows>(key, (rows) => rows && withRowAt(rows, row, index));
    return;
  }
  const order = before.map((one) => one.item);
  const restore = () =>
    row.isArchived ? saveSelection(context, item, selection) : restoreItem(context, item, listId);
  notify(portal, {
    text: 'LIST_ITEM_REMOVED',
    values: { name: rowName(row) },
    action: { label: 'UNDO', run: () => void undoRemoval(portal, restore, { listId, order }) },
  });
}

const withRowAt = (rows: Rows, row: ListRow, index: number): Rows =>
  rows.some(({ item }) => item.id === row.item.id) ? rows : rows.toSpliced(index, 0, row);

interface Removal {
  listId: string | undefined;
  /** The items in the order before the removal. */
  order: readonly ListEntry[];
}

/** Adds the item again. A list adds an item at its end, so restoring its old position takes a second call. */
async function undoRemoval(
  portal: Portal,
  restore: () => Promise<boolean>,
  { listId, order }: Removal,
): Promise<void> {
  if (listId !== undefined && isListDeleted(portal, listId)) return;
  if (!(await restore()) || listId === undefined) return;
  try {
    const api = currentApi(portal);
    const [{ name, description }, { items }] = await Promise.all([
      listInfo(api, listId),
      listItems(api, listId),
    ]);
    await editList(api, { id: listId, name, description, items: orderedAs(order, items) });
  } catch (error) {
    reportFailure(portal, 'notify', error);
  }
  publishListChange(portal);
}

/** Returns the items in their previous order. Items that were added since stay at the end. */
function orderedAs(order: readonly ListEntry[], items: readonly ListEntry[]) {
  const indexes = new Map(order.map((item, index) => [entryKey(item), index]));
  const indexOf = (item: ListEntry) => indexes.get(entryKey(item)) ?? order.length;
  return numberedItems(
    [...items].sort((one, other) => indexOf(one) - indexOf(other)),
    [],
  );
}

/** Returns a key that survives removal: an item that is added again has a new row id. */
const entryKey = (entry: ListEntry): string =>
  isReadable(entry) ? favouriteKey(entry) : `entry ${entry.id}`;
