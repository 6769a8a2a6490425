import { ChangeInterests } from '../../widgets/interests/ChangeInterests';
import type { BlockActionProps } from '../block';

const variants = {
  head: { label: 'INTERESTS_CHANGE', look: 'quiet' },
  empty: { label: 'INTERESTS_CHOOSE', look: 'primary' },
  failed: { label: 'ERROR_LIST_BUTTON', look: 'primary' },
} as const;

/** The way to the interests: beside the name, in an empty block, and where the block failed (R-HOME-034, R-ERROR-014, R-ERROR-024). */
export function MyInterestsAction({ slot, onRetry }: BlockActionProps) {
  return <ChangeInterests {...variants[slot]} {...(onRetry ? { onClosed: onRetry } : {})} />;
}
