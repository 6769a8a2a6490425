import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';

/** Renders the state of an element that cannot show anything: an error message and a retry button. @see O-1 */
export function FailedState({ onRetry, text = 'ERROR_LIST_DESC' }: { onRetry: () => void; text?: TextKey }) {
  const { t } = useText();
  return (
    <StateCard
      isAlert
      illustration="error"
      title={t('ERROR_LIST_TITLE')}
      text={t(text)}
      action={<Button onClick={onRetry}>{t('ERROR_LIST_BUTTON')}</Button>}
    />
  );
}
