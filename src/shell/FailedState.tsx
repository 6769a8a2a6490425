import { useText } from '../i18n/text';
import { Button } from '../ui/button/Button';
import { StateCard } from '../ui/state-card/StateCard';

/** The element could not show anything: one sentence and another try (O-1). */
export function FailedState({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <StateCard
      isAlert
      drawing="error"
      title={t('ERROR_LIST_TITLE')}
      text={t('ERROR_LIST_DESC')}
      action={<Button onClick={onRetry}>{t('ERROR_LIST_BUTTON')}</Button>}
    />
  );
}
