import { afterRemovingFavourite } from '../../domain/lists/archived-items';
import { isRemovable, type ListRow } from '../../domain/lists/list-row';
import { removeFavourite } from '../favourites/mutations';
import { rowsQuery } from './queries';
import type { ActionContext } from '../portal/element-context';
import { queryClientOf } from '../query/query-client';

/**
 * Removes an archived item from the favourites and from the user's list. Its row disappears when the server confirms.
 * @see R-FAV-006 R-FAV-020
 */
export async function removeArchivedItem(
  context: ActionContext,
  row: ListRow,
  ownedListId?: string,
): Promise<void> {
  if (!isRemovable(row)) return;
  const { elementId, type, originalName } = row.item;
  const isGone = await removeFavourite(context, { elementId, type, originalName }, ownedListId);
  if (!isGone) return;
  const { portal } = context;
  queryClientOf(portal).setQueryData(
    rowsQuery(portal, ownedListId).queryKey,
    (rows) => rows && afterRemovingFavourite(rows, row, true),
  );
}
