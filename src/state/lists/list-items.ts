import { editList } from '../../api/lists/list-changes';
import { listInfo, listItems } from '../../api/lists/lists';
import { favouriteKey } from '../../domain/favourites/favourite';
import { numberedItems } from '../../domain/lists/list-edit';
import { isReadable, type ListEntry, type ListItem } from '../../domain/lists/list';
import { isRemovable, rowName, type ListRow } from '../../domain/lists/list-row';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import { isListDeleted } from './deleted-lists';
import type { FavouriteItem } from '../../domain/favourites/favourite';
import { restoreItem, removeItem } from '../favourites/mutations';
import { publishListChange } from '../favourites/sync';
import type { ActionContext } from '../portal/element-context';
import { rowsQuery } from './queries';
import { notify } from '../notifications/notifications';
import { queryClientOf } from '../query/query-client';

export type Rows = readonly ListRow[];

/**
 * Removes a row from a list of the user, or from the favourites, at once. The notification offers Undo. When the server
 * refuses, the row returns.
 * @see R-OTHER-053 R-ROLE-017 O-3 O-15
 */
export async function removeRow(context: ActionContext, row: ListRow, listId?: string): Promise<void> {
  if (!isRemovable(row)) return;
  const { portal } = context;
  const queryClient = queryClientOf(portal);
  const key = rowsQuery(portal, listId).queryKey;
  const before = queryClient.getQueryData<Rows>(key) ?? [];
  const index = before.findIndex(({ item }) => item.id === row.item.id);
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<Rows>(key, (rows) => rows?.filter(({ item }) => item.id !== row.item.id));
  if (!(await removeItem(context, favouriteItemOf(row.item), listId))) {
    queryClient.setQueryData<Rows>(key, (rows) => rows && withRowAt(rows, row, index));
    return;
  }
  const order = before.map(({ item }) => item);
  notify(portal, {
    text: 'LIST_ITEM_REMOVED',
    values: { name: rowName(row) },
    action: { label: 'UNDO', run: () => void undoRemoval(context, row.item, { listId, order }) },
  });
}

const favouriteItemOf = ({ elementId, type, originalName }: ListItem): FavouriteItem => ({
  elementId,
  type,
  originalName,
});

const withRowAt = (rows: Rows, row: ListRow, index: number): Rows =>
  rows.some(({ item }) => item.id === row.item.id) ? rows : rows.toSpliced(index, 0, row);

interface Removal {
  listId: string | undefined;
  /** The items in the order before the removal. */
  order: readonly ListEntry[];
}

/** Adds the item again. A list adds an item at its end, so restoring its old position takes a second call. */
async function undoRemoval(
  context: ActionContext,
  item: ListItem,
  { listId, order }: Removal,
): Promise<void> {
  const { portal } = context;
  if (listId !== undefined && isListDeleted(portal, listId)) return;
  const isBack = await restoreItem(context, favouriteItemOf(item), listId);
  if (!isBack || listId === undefined) return;
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
