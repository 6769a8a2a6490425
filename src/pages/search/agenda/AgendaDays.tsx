import { useMemo } from 'react';
import { itemsByDay, type DayOf } from '../../../domain/dates/agenda';
import type { ResultItem } from '../../../domain/search/result-item';
import { useText } from '../../../i18n/texts';
import { midnight } from '../../../ui/calendar/days';
import { tw } from '../../../ui/style/tw';
import { ResultRows, type ResultRowsProps } from '../ResultRows';

interface AgendaDaysProps extends ResultRowsProps {
  dayOf: DayOf<ResultItem>;
}

/** Renders the results of one month, each day with its date beside its rows. Rows without a date follow. */
export function AgendaDays({ items, dayOf, ...rest }: AgendaDaysProps) {
  const { culture } = useText();
  const days = useMemo(() => itemsByDay(items, dayOf), [items, dayOf]);
  const undated = useMemo(() => items.filter((item) => dayOf(item) === undefined), [items, dayOf]);
  const format = useMemo(
    () => new Intl.DateTimeFormat(culture, { weekday: 'short', timeZone: 'UTC' }),
    [culture],
  );
  return (
    <div className={tw('flex flex-col gap-3')}>
      {[...days].map(([day, ofDay]) => (
        <div
          key={day}
          data-day={day}
          className={tw('grid grid-cols-1 md:grid-cols-day gap-x-3 gap-y-1 scroll-mt-4')}
        >
          {/* The rows say the date in full. */}
          <p
            aria-hidden
            className={tw('flex md:flex-col gap-2 md:gap-0 items-baseline md:items-center md:pt-4')}
          >
            <span className={tw('text-22 font-semibold')}>{midnight(day).getUTCDate()}</span>
            <span className={tw('text-14 text-muted')}>{format.format(midnight(day))}</span>
          </p>
          <ResultRows {...rest} items={ofDay} below={2} />
        </div>
      ))}
      {undated.length > 0 ? <ResultRows {...rest} items={undated} below={2} /> : null}
    </div>
  );
}
