import type { ReactNode } from 'react';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';

interface ItemsFailedProps {
  /** The kind's own text. By default, the general text. @see R-ERROR-025 A-050 */
  text?: TextKey | undefined;
  onRetry?: () => void;
  /** The action of the block that replaces the retry button. @see R-ERROR-014 */
  action?: ReactNode;
}

/** Renders the failed state of a see-all page. @see R-ERROR-011 R-ERROR-012 O-1 */
export function ItemsFailed({ text, onRetry, action }: ItemsFailedProps) {
  const { t } = useText();
  return (
    <StateCard
      isAlert
      illustration="error"
      title={text ? undefined : t('ERROR_LIST_TITLE')}
      text={t(text ?? 'ERROR_LIST_DESC')}
      action={action ?? <Button onClick={onRetry}>{t(text ? 'RETRY' : 'ERROR_LIST_BUTTON')}</Button>}
    />
  );
}
