import type { ListInfo } from '../../domain/lists/list';
import { useText } from '../../i18n/texts';
import { toggleFollow, useIsListPending } from '../../state/lists/mutations';
import { useElementContext } from '../../state/portal/element-context';
import { Button } from '../../ui/button/Button';
import { Check, Plus } from '../../ui/icons/editing';

interface FollowButtonProps {
  list: ListInfo;
  /** Adds the name of the list to the button's name, where several lists have such a button. */
  isNamed?: boolean;
}

/**
 * Follows or unfollows a list. While the change is in progress, a press does nothing. The button is not disabled, so
 * that it does not lose the focus.
 * @see R-FAV-011
 */
export function FollowButton({ list, isNamed = false }: FollowButtonProps) {
  const { t } = useText();
  const context = useElementContext();
  const isPending = useIsListPending(list.id);
  const isFollowed = list.ownership === 'Followed';
  const text = t(isFollowed ? 'LIST_FOLLOWING' : 'LIST_FOLLOW');
  return (
    <Button
      variant={isFollowed ? 'secondary' : 'primary'}
      aria-label={isNamed ? `${text}: ${list.name}` : undefined}
      aria-pressed={isFollowed}
      aria-disabled={isPending}
      onClick={() => void toggleFollow(context, list)}
    >
      {isFollowed ? <Check size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
      {text}
    </Button>
  );
}
