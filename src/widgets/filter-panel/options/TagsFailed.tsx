import { useText } from '../../../i18n/texts';
import { tw } from '../../../ui/style/tw';

/** Reports missing tags where the tags would be. Searching still works without them. @see A-055 O-1 */
export function TagsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <p role="alert" className={tw('py-3 text-14 text-muted')}>
      {t('FILTER_TAGS_FAILED')}{' '}
      <button type="button" className={tw('min-h-touch text-primary underline')} onClick={onRetry}>
        {t('ERROR_LIST_BUTTON')}
      </button>
    </p>
  );
}
