import { unavailableReason } from '../../state/query/query-result';
import { AccessDenied } from '../access-denied/AccessDenied';
import { Failed } from '../failed/Failed';
import { NotFound } from '../not-found/NotFound';

interface ListUnavailableProps {
  error: Error;
  onRetry: () => void;
}

/** Replaces a list that does not exist any more, is refused, or could not be fetched. @see O-28 O-30 */
export function ListUnavailable({ error, onRetry }: ListUnavailableProps) {
  const reason = unavailableReason(error);
  if (reason === 'noAccess') return <AccessDenied />;
  if (reason === 'gone') return <NotFound isAlert title="LIST_NOT_FOUND" />;
  return <Failed onRetry={onRetry} />;
}
