import type { ResultItem } from '../../domain/search/result-item';
import { clickTarget } from '../../domain/navigation/click-target';
import { useText } from '../../i18n/texts';
import { useApi } from '../../state/portal/api';
import { reportFailure } from '../../state/portal/failures';
import { useElementContext } from '../../state/portal/element-context';
import { linkOf } from '../../state/navigation/navigation';
import { CalendarPlus } from '../../ui/icons/results';
import { tw } from '../../ui/style/tw';

const buttonStyle = tw(
  'inline-flex items-center justify-center shrink-0 size-6 ms-1 rounded-full text-primary hover:bg-primary-soft',
);

/**
 * Saves a dated item or its class as a file for the person's own calendar. The code that writes the file is fetched on
 * demand.
 */
export function AddToCalendar({ item }: { item: ResultItem }) {
  const { t } = useText();
  const context = useElementContext();
  const { timeZone } = useApi();
  const label = t('ADD_TO_CALENDAR', { name: item.className ?? item.title });
  const save = async () => {
    const href = linkOf(context, clickTarget(item))?.href;
    try {
      const { saveCalendarFile } = await import('../../state/activities/calendar-file');
      saveCalendarFile(item, {
        timeZone,
        href: href && new URL(href, context.portal.environment.address()).href,
      });
    } catch (error) {
      reportFailure(context.portal, 'notify', error);
    }
  };
  return (
    <button type="button" className={buttonStyle} title={label} onClick={() => void save()}>
      <CalendarPlus size={16} aria-hidden />
    </button>
  );
}
