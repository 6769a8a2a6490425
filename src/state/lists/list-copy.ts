import { addToLists } from '../../api/favourites/favourites';
import { isReadable, type ListInfo, type ListItem } from '../../domain/lists/list';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { isListDeleted } from './deleted-lists';
import { refetchFavourites } from '../favourites/queries';
import { publishListChange } from '../favourites/sync';
import { createOwnList } from './mutations';
import { notify } from '../notifications/notifications';
import type { ActionContext } from '../portal/element-context';
import type { Rows } from './list-items';

interface Copy {
  list: ListInfo;
  rows: Rows;
  name: string;
  primary: string;
  /** Opens the copy. */
  onOpen: (listId: string) => void;
}

/**
 * Creates a list of the user with the items of another list. Items that have left the catalog or cannot be read are not
 * copied.
 * @see R-ROLE-020
 */
export async function copyList(
  context: ActionContext,
  { list, rows, name, primary, onOpen }: Copy,
): Promise<void> {
  const id = await createOwnList(context, { name, description: list.description, primary });
  if (id === undefined) return;
  const items = rows.flatMap(({ item, isArchived }) => (isArchived || !isReadable(item) ? [] : [item]));
  const failures = await addedOneByOne(context.portal, items, id);
  if (failures[0] !== undefined) reportFailure(context.portal, 'notify', failures[0]);
  await refetchFavourites(context.portal, items);
  publishListChange(context.portal);
  notify(context.portal, {
    text: 'LIST_COPIED',
    values: { name, count: items.length - failures.length },
    action: { label: 'LIST_OPEN', run: () => onOpen(id) },
  });
}

/** Adds the items one after the other, so that they stay in order. A refused item does not stop the rest. */
async function addedOneByOne(
  portal: Portal,
  items: readonly ListItem[],
  listId: string,
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  for (const item of items) {
    if (isListDeleted(portal, listId)) break;
    try {
      await addToLists(currentApi(portal), item, [listId]);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}
