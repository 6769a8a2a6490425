import { isOwner, type Ownership } from '../../domain/lists/list';
import type { ListRow } from '../../domain/lists/list-row';
import { useText } from '../../i18n/texts';
import { useFavourite, useIsPending } from '../../state/favourites/hooks';
import { removeArchivedFavourite } from '../../state/favourites/removal';
import { removeRow } from '../../state/lists/list-items';
import { useElementContext } from '../../state/portal/element-context';
import { Button } from '../../ui/button/Button';
import { useRowName } from './use-row-name';

export interface RemoveArchivedButtonProps {
  row: Extract<ListRow, { state: 'found' | 'gone' }>;
  ownership: Ownership;
  /** Undefined for the favourites. */
  listId?: string;
  /** Called before the row is removed, so that the focus can move to a control beside it. */
  onRemove: () => void;
}

/**
 * Removes an archived item. In somebody else's list, it removes only the person's own favourite, and the item stays in
 * the list.
 */
export function RemoveArchivedButton({ row, ownership, listId, onRemove }: RemoveArchivedButtonProps) {
  const { t } = useText();
  const context = useElementContext();
  const nameOf = useRowName();
  const isPending = useIsPending(row.item);
  const favourite = useFavourite(row.item);
  const { elementId, type, originalName } = row.item;
  const isOwned = isOwner({ ownership });
  if (!isOwned && !favourite?.isFavourite) return null;
  const remove = () => {
    if (!isOwned) return void removeArchivedFavourite(context, { elementId, type, originalName });
    onRemove();
    void removeRow(context, row, listId);
  };
  return (
    <Button
      variant="secondary"
      aria-disabled={isPending}
      aria-label={`${t('ACTION_UNLIKE')}: ${nameOf(row)}`}
      data-control={`remove ${row.item.id}`}
      onClick={remove}
    >
      {t('ACTION_UNLIKE')}
    </Button>
  );
}
