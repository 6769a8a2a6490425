import { useMemo } from 'react';
import { useText } from '../../../i18n/texts';
import { dayIn } from '../../../domain/dates/date-text';
import { useApi } from '../../../state/portal/api';
import { usePortal } from '../../../state/portal/portal-context';
import { Calendar } from '../../../ui/calendar/Calendar';
import { firstDay } from '../../../ui/calendar/MonthGrid';
import { Popover } from '../../../ui/popover/Popover';

interface DateChoiceProps {
  date: string | undefined;
  anchor: HTMLElement;
  onDate: (date: string) => void;
  onClose: () => void;
}

/** The calendar below the date field. Keys move through it, and Escape closes it. @see R-SEARCH-013 */
export function DateChoice({ date, anchor, onDate, onClose }: DateChoiceProps) {
  const { t, culture } = useText();
  const { environment } = usePortal();
  const { timeZone } = useApi();
  const at = useMemo(() => ({ element: anchor }), [anchor]);
  return (
    <Popover label={t('FILTER_DATE_OPEN')} anchor={at} focusOn={firstDay} onClose={onClose}>
      <Calendar
        date={date}
        today={dayIn(new Date(environment.now()), timeZone)}
        language={culture}
        isRightToLeft={anchor.matches(':dir(rtl)')}
        texts={{
          previous: t('CALENDAR_PREVIOUS'),
          next: t('CALENDAR_NEXT'),
          dayToday: (day) => t('CALENDAR_TODAY', { date: day }),
          dayChosen: (day) => t('CALENDAR_CHOSEN', { date: day }),
        }}
        onDate={onDate}
      />
    </Popover>
  );
}
