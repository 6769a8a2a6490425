import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';
import { ListsEmpty } from '../../widgets/list-parts/ListsEmpty';

interface NoActivitiesProps {
  /** The text of a user without activities. */
  text: TextKey;
  /** Removes the filters. Undefined if there are none. */
  onClear: (() => void) | undefined;
}

/** Renders the state without activities: the user has none, or the filters match none. @see R-SEEALL-022 R-ERROR-042 */
export function NoActivities({ text, onClear }: NoActivitiesProps) {
  const { t } = useText();
  if (onClear)
    return (
      <StateCard
        illustration="empty"
        text={`${t('NO_RESULTS_TEXT')} ${t('NO_RESULTS_FILTERS')}`}
        action={<Button onClick={onClear}>{t('FILTERS_CLEAR')}</Button>}
      />
    );
  return <ListsEmpty text={text} />;
}
