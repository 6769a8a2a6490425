import type { FavouriteItem } from '../../domain/favourites/favourite';
import { notify } from '../notifications/notifications';
import type { ActionContext } from '../portal/element-context';
import { removeFavourite, saveSelection, shownSelection } from './mutations';

/** Removes an archived item from the favourites. The notification offers Undo. @see R-FAV-020 O-3 */
export async function removeArchivedFavourite(context: ActionContext, item: FavouriteItem): Promise<void> {
  const before = shownSelection(context, item);
  if (!(await removeFavourite(context, item))) return;
  notify(context.portal, {
    text: 'LIST_ITEM_REMOVED',
    values: { name: item.originalName },
    action: { label: 'UNDO', run: () => void saveSelection(context, item, before) },
  });
}
