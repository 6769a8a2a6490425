import { useMemo } from 'react';
import { useText } from '../../../i18n/texts';
import { midnight, monthOf, plusMonths } from '../../../ui/calendar/days';
import { tw } from '../../../ui/style/tw';
import type { useAgenda } from './use-agenda';

interface MonthStripProps {
  agenda: Pick<ReturnType<typeof useAgenda>, 'upcoming' | 'today' | 'dayOf' | 'fromToday'>;
  onMonth: (month: string) => void;
}

const button = tw(
  'inline-flex items-center gap-2 min-h-bar px-3 rounded-full border border-control whitespace-nowrap hover:bg-primary-soft',
);
const badge = tw('px-2 rounded-full bg-sunken text-13 text-muted tabular-nums');

/** The number of months that are offered while their results are not loaded. */
const monthsAhead = 6;

/** Renders a button for each month of the agenda, which jumps to the month. A single month needs none. */
export function MonthStrip({ agenda, onMonth }: MonthStripProps) {
  const { t, culture } = useText();
  const { upcoming, today, dayOf, fromToday } = agenda;
  const isComplete = fromToday.more === 'none';
  const months = useMemo(() => {
    const loaded = upcoming.map((item) => monthOf(dayOf(item) ?? ''));
    const next = Array.from({ length: monthsAhead }, (_, at) =>
      monthOf(plusMonths(`${monthOf(today)}-01`, at)),
    );
    const all = [...new Set(isComplete ? loaded : [...loaded, ...next])].sort();
    const last = [...loaded].sort().at(-1) ?? '';
    return all.map((month) => ({
      month,
      // More results of the last month, and of the months after it, may follow.
      count: isComplete || month < last ? loaded.filter((one) => one === month).length : undefined,
    }));
  }, [upcoming, dayOf, today, isComplete]);
  const name = useMemo(
    () => new Intl.DateTimeFormat(culture, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    [culture],
  );
  if (upcoming.length === 0 || months.length < 2) return null;
  return (
    <nav aria-label={t('CALENDAR_MONTHS')}>
      <ul className={tw('flex gap-2 p-1 -m-1 overflow-x-auto')}>
        {months.map(({ month, count }) => (
          <li key={month}>
            <button type="button" className={button} onClick={() => onMonth(month)}>
              {name.format(midnight(`${month}-01`))}
              {count === undefined ? null : <span className={badge}>{count}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
