import type { ListRow } from '../../domain/lists/list-row';
import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';

interface FailedRowsNoticeProps {
  rows: readonly ListRow[];
  onRetry: () => void;
}

const frame = tw(
  'flex flex-wrap items-center justify-between gap-3 px-4 py-2 mb-3 rounded-card border border-border bg-sunken',
);

/** Shows how many rows have no details, with one button that loads them all again. @see O-1 O-17 */
export function FailedRowsNotice({ rows, onRetry }: FailedRowsNoticeProps) {
  const { t } = useText();
  const count = rows.filter(({ state }) => state === 'failed').length;
  if (count === 0) return null;
  return (
    <div role="alert" className={frame}>
      <p>{t('LIST_ITEMS_FAILED', { count })}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('ERROR_LIST_BUTTON')}
      </Button>
    </div>
  );
}
