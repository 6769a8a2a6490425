import { useLists } from '../../state/lists/hooks';
import { DelayedSkeleton } from '../../widgets/list-parts/DelayedSkeleton';
import { ListsEmpty } from '../../widgets/list-parts/ListsState';
import { Failed } from '../../widgets/failed/Failed';
import { ListCards } from './ListCards';

/** Renders the lists of other users that the user follows. @see R-LISTS-002 R-ERROR-039 */
export function FollowedTab() {
  const { data: lists, error, refetch } = useLists('followed');
  if (!lists) return error ? <Failed onRetry={refetch} /> : <DelayedSkeleton />;
  if (lists.length === 0) return <ListsEmpty text="EMPTY_LISTS_FOLLOWED" />;
  return <ListCards lists={lists} />;
}
