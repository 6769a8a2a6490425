import { useListRows } from '../../state/lists/hooks';
import { ItemRows } from '../../widgets/list-rows/ItemRows';
import { DelayedSkeleton } from '../../widgets/list-parts/DelayedSkeleton';
import { ListsEmpty } from '../../widgets/list-parts/ListsEmpty';
import { Failed } from '../../widgets/failed/Failed';

/** Renders the user's favourites. @see R-LISTS-002 R-ERROR-038 */
export function FavouritesTab() {
  const { data: rows, error, refetch } = useListRows();
  if (!rows) return error ? <Failed onRetry={refetch} /> : <DelayedSkeleton />;
  return (
    <ItemRows rows={rows} ownership="Owned" empty={<ListsEmpty text="EMPTY_FAVORITES" />} onRetry={refetch} />
  );
}
