import { useLists } from '../../state/lists/hooks';
import { DelayedSkeleton } from '../../widgets/list-parts/DelayedSkeleton';
import { FollowButton } from '../../widgets/list-parts/FollowButton';
import { ListsEmpty } from '../../widgets/list-parts/ListsEmpty';
import { useFocusRescue } from '../../widgets/list-parts/use-focus-rescue';
import { Failed } from '../../widgets/failed/Failed';
import { ListCards } from './ListCards';

/** Renders the lists of other users that the user follows, each with a button to unfollow it. @see R-LISTS-002 R-ERROR-039 */
export function FollowedTab() {
  // An unfollowed list leaves the page with its button, which had the focus.
  const rescue = useFocusRescue<HTMLDivElement>();
  return (
    <div ref={rescue} tabIndex={-1}>
      <FollowedLists />
    </div>
  );
}

function FollowedLists() {
  const { data: lists, error, refetch } = useLists('followed');
  if (!lists) return error ? <Failed onRetry={refetch} /> : <DelayedSkeleton />;
  if (lists.length === 0) return <ListsEmpty text="EMPTY_LISTS_FOLLOWED" />;
  return <ListCards lists={lists} actionOf={(list) => <FollowButton list={list} isNamed />} />;
}
