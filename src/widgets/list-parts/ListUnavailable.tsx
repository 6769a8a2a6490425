import { useText } from '../../i18n/texts';
import { unavailableReason } from '../../state/query/query-result';
import { StateCard } from '../../ui/state-card/StateCard';
import { AccessDenied } from '../access-denied/AccessDenied';
import { Failed } from '../failed/Failed';

interface ListUnavailableProps {
  error: Error;
  onRetry: () => void;
}

/** Replaces a list that does not exist any more, is refused, or could not be fetched. @see O-28 O-30 */
export function ListUnavailable({ error, onRetry }: ListUnavailableProps) {
  const { t } = useText();
  const reason = unavailableReason(error);
  if (reason === 'noAccess') return <AccessDenied />;
  if (reason === 'gone') return <StateCard illustration="error" text={t('LIST_NOT_FOUND')} />;
  return <Failed onRetry={onRetry} />;
}
