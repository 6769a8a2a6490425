import { afterRemovingFavourite } from '../../domain/lists/archived-items';
import { isRemovable, type ListRow } from '../../domain/lists/list-row';
import { removeFavourite } from '../favourites/favourite-changes';
import { keyOf, rowsKey } from './lists';
import { queryClient } from '../portal/query-client';
import type { Announcer } from './list-changes';

/** Lets an archived item go; its row leaves as soon as that has worked (R-FAV-006, R-FAV-020). */
export async function removeArchivedItem(host: Announcer, row: ListRow, ownedListId?: string): Promise<void> {
  if (!isRemovable(row)) return;
  const { elementId, type, originalName } = row.item;
  const isGone = await removeFavourite(host, { elementId, type, originalName }, ownedListId);
  if (!isGone) return;
  queryClient.setQueryData<readonly ListRow[]>(
    keyOf(rowsKey(ownedListId)),
    (rows) => rows && afterRemovingFavourite(rows, row, true),
  );
}
