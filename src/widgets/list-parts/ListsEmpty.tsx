import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { buttonClass } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';
import { RouteLink } from '../link/Link';

/** Shown when nothing is saved yet: one sentence and a link to all activities. @see R-LISTS-004 */
export function ListsEmpty({ text }: { text: TextKey }) {
  const { t } = useText();
  return (
    <StateCard
      illustration="empty"
      title={t('EMPTY_LIST_INFO_TITLE')}
      text={t(text)}
      action={
        <RouteLink to={{ name: 'searchAll' }} query="" className={buttonClass('primary')}>
          {t('FIND_ACTIVITIES')}
        </RouteLink>
      }
    />
  );
}
