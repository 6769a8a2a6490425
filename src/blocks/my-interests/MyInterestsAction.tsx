import { ChangeInterests } from '../../widgets/interests/ChangeInterests';
import type { BlockActionProps } from '../block';

const variants = {
  head: { label: 'INTERESTS_CHANGE', variant: 'quiet' },
  empty: { label: 'INTERESTS_CHOOSE', variant: 'primary' },
  failed: { label: 'ERROR_LIST_BUTTON', variant: 'secondary' },
} as const;

/**
 * Renders the button that opens the interests, next to the block's name, in its empty state and in its failed state.
 * @see R-HOME-034 R-ERROR-014 R-ERROR-024
 */
export function MyInterestsAction({ slot, onRetry }: BlockActionProps) {
  return <ChangeInterests {...variants[slot]} {...(onRetry ? { onClosed: onRetry } : {})} />;
}
