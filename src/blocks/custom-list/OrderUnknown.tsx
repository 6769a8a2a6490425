import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';

interface OrderUnknownProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * Reports above the cards that the saved order could not be read, and offers a retry. Until then the list has no
 * editing controls, so that no edit overwrites the saved order with a guess.
 * @see R-ERROR-013
 */
export function OrderUnknown({ isRetrying, onRetry }: OrderUnknownProps) {
  const { t } = useText();
  return (
    <div
      role="alert"
      aria-busy={isRetrying}
      className={tw('flex flex-wrap items-center gap-x-4 gap-y-2 pb-4')}
    >
      <p className={tw('max-w-text')}>{t('ARRANGE_ORDER_UNKNOWN')}</p>
      <Button variant="secondary" onClick={isRetrying ? undefined : onRetry}>
        {t(isRetrying ? 'LOADING' : 'ERROR_LIST_BUTTON')}
      </Button>
    </div>
  );
}
