import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';

interface PopupNoticeProps {
  text: string;
  onRetry?: () => void;
}

/** One sentence that replaces the checkboxes until they can be shown. A failed request can be retried. @see O-1 */
export function PopupNotice({ text, onRetry }: PopupNoticeProps) {
  const { t } = useText();
  return (
    <div role="status" className={tw('flex flex-col items-start gap-2 px-2 py-2 text-14 text-muted')}>
      {text}
      {onRetry ? (
        <Button variant="secondary" onClick={onRetry}>
          {t('ERROR_LIST_BUTTON')}
        </Button>
      ) : null}
    </div>
  );
}
