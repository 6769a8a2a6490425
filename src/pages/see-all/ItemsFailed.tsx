import type { ReactNode } from 'react';
import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';

interface ItemsFailedProps {
  /** True for my activities, which has its own text. @see R-ERROR-025 A-050 */
  isMyActivities?: boolean;
  onRetry?: () => void;
  /** The action of the block that replaces the retry button. @see R-ERROR-014 */
  action?: ReactNode;
}

/** Renders the failed state of a see-all page. @see R-ERROR-011 R-ERROR-012 O-1 */
export function ItemsFailed({ isMyActivities = false, onRetry, action }: ItemsFailedProps) {
  const { t } = useText();
  return (
    <StateCard
      isAlert
      illustration="error"
      title={isMyActivities ? undefined : t('ERROR_LIST_TITLE')}
      text={t(isMyActivities ? 'MY_ACTIVITIES_UNAVAILABLE' : 'ERROR_LIST_DESC')}
      action={
        action ?? <Button onClick={onRetry}>{t(isMyActivities ? 'RETRY' : 'ERROR_LIST_BUTTON')}</Button>
      }
    />
  );
}
