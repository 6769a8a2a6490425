import { useText } from '../../i18n/texts';
import type { Fetched } from '../../state/lists/hooks';
import { StateCard } from '../../ui/state-card/StateCard';
import { AccessDenied } from '../access-denied/AccessDenied';
import { ListsFailed } from './ListsState';

type ListUnavailableProps = Omit<Extract<Fetched<unknown>, { state: 'failed' }>, 'state'>;

/** Replaces a list that does not exist any more, is refused, or could not be fetched. @see O-28 O-30 */
export function ListUnavailable({ reason, retry }: ListUnavailableProps) {
  const { t } = useText();
  if (reason === 'noAccess') return <AccessDenied />;
  if (reason === 'gone') return <StateCard illustration="error" text={t('LIST_NOT_FOUND')} />;
  return <ListsFailed onRetry={retry} />;
}
