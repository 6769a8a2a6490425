import { addToLists } from '../../api/favourites/favourites';
import { isReadable, type ListInfo, type ListItem } from '../../domain/lists/list';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import { isListDeleted } from './deleted-lists';
import { rereadFavourites, settleList } from '../favourites/favourites';
import { createOwnList } from './list-changes';
import { notify } from '../notifications/notifications';
import type { Announcer, Rows } from './list-items';

interface Copy {
  list: ListInfo;
  rows: Rows;
  name: string;
  primary: string;
  /** Shows the copy. */
  onOpen: (listId: string) => void;
}

/** Makes a list of one's own with what stands in another one; what has left the catalog, or cannot be read, cannot come along (R-ROLE-020). */
export async function copyList(host: Announcer, { list, rows, name, primary, onOpen }: Copy): Promise<void> {
  const id = await createOwnList(host, { name, description: list.description, primary });
  if (id === undefined) return;
  const items = rows.flatMap(({ item, isArchived }) => (isArchived || !isReadable(item) ? [] : [item]));
  const failures = await addedOneByOne(items, id);
  if (failures[0] !== undefined) reportFailure('notify', failures[0]);
  await rereadFavourites(items);
  settleList();
  notify({
    text: 'LIST_COPIED',
    values: { name, count: items.length - failures.length },
    action: { label: 'LIST_OPEN', run: () => onOpen(id) },
  });
}

/** One after the other, so that they keep their order; what is refused does not stop the rest. */
async function addedOneByOne(items: readonly ListItem[], listId: string): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  for (const item of items) {
    if (isListDeleted(listId)) break;
    try {
      await addToLists(currentApi(), item, [listId]);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}
