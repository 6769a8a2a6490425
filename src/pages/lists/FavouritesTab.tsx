import { useListRows } from '../../state/lists/hooks';
import { ItemRows } from '../../widgets/list-parts/ItemRows';
import { DelayedSkeleton } from '../../widgets/list-parts/DelayedSkeleton';
import { ListsEmpty, ListsFailed } from '../../widgets/list-parts/ListsState';

/** Renders the user's favourites. @see R-LISTS-002 R-ERROR-038 */
export function FavouritesTab() {
  const rows = useListRows();
  if (rows.state === 'loading') return <DelayedSkeleton />;
  if (rows.state === 'failed') return <ListsFailed onRetry={rows.retry} />;
  return (
    <ItemRows
      rows={rows.data}
      ownership="Owned"
      empty={<ListsEmpty text="EMPTY_FAVORITES" />}
      onRetry={rows.retry}
    />
  );
}
