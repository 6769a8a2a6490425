import { useEffect, useMemo, useState } from 'react';
import { itemsByDay } from '../../../domain/dates/agenda';
import type { ResultItem } from '../../../domain/search/result-item';
import { useText } from '../../../i18n/texts';
import { useElementContext } from '../../../state/portal/element-context';
import { midnight, monthOf } from '../../../ui/calendar/days';
import { dayName } from '../../../ui/calendar/month-names';
import { MonthGrid } from '../../../ui/calendar/MonthGrid';
import { MonthHeader } from '../../../ui/calendar/MonthHeader';
import { tw } from '../../../ui/style/tw';
import type { useAgenda } from './use-agenda';

interface MonthOverviewProps {
  agenda: Pick<ReturnType<typeof useAgenda>, 'earlier' | 'upcoming' | 'today' | 'dayOf'>;
  /** Called for a day with activities. */
  onDay: (day: string) => void;
  /** Loads more results, when there are more. */
  onMore: (() => void) | undefined;
}

/** The width from which the grid is visible. */
const widePx = 1024;

/** How many activities a day names. */
const mostNames = 2;

/**
 * Renders one month as a grid, in which each day has its activities. Loads more results until those of the month are
 * complete.
 */
export function MonthOverview({ agenda, onDay, onMore }: MonthOverviewProps) {
  const { t, culture } = useText();
  const { element } = useElementContext();
  const { earlier, upcoming, today, dayOf } = agenda;
  const days = useMemo(() => itemsByDay([...earlier, ...upcoming], dayOf), [earlier, upcoming, dayOf]);
  const last = [...days.keys()].at(-1) ?? today;
  const first = upcoming.map(dayOf).sort()[0] ?? last;
  const [chosen, setMonth] = useState<string>();
  const month = chosen ?? monthOf(first);
  const isIncomplete = (chosen !== undefined || upcoming.length > 0) && monthOf(last) <= month;
  useEffect(() => {
    if (isIncomplete && element.clientWidth >= widePx) onMore?.();
  }, [isIncomplete, element, onMore]);
  const written = useMemo(() => dayName(culture), [culture]);
  const nameOf = (day: string): string => {
    const date = day === today ? t('CALENDAR_TODAY', { date: written(day) }) : written(day);
    const items = days.get(day) ?? [];
    if (items.length === 0) return date;
    const names = items.map(({ title }) => title).join(', ');
    return `${t('CALENDAR_DAY', { date, count: items.length })}: ${names}`;
  };
  return (
    <div className={tw('hidden lg:flex print:hidden flex-col gap-2')}>
      <MonthHeader
        month={month}
        onMonth={setMonth}
        language={culture}
        texts={{ previous: t('CALENDAR_PREVIOUS'), next: t('CALENDAR_NEXT') }}
      />
      <MonthGrid
        month={month}
        onMonth={setMonth}
        today={today}
        language={culture}
        isRightToLeft={element.matches(':dir(rtl)')}
        nameOf={nameOf}
        dayClass={tw('day-cell')}
        onDay={(day) => {
          if (days.has(day)) onDay(day);
        }}
      >
        {(day) => <Day day={day} items={days.get(day) ?? []} />}
      </MonthGrid>
    </div>
  );
}

const name = tw('block w-full px-1 rounded-control bg-primary-soft text-13 truncate');

function Day({ day, items }: { day: string; items: readonly ResultItem[] }) {
  const others = items.length - mostNames;
  return (
    <>
      <span className={tw('flex justify-between w-full text-14')}>
        {midnight(day).getUTCDate()}
        {others > 0 ? <span className={tw('text-13 text-muted')}>+{others}</span> : null}
      </span>
      {items.slice(0, mostNames).map(({ id, type, title, language }) => (
        <span key={`${type}:${id}`} lang={language} dir="auto" className={name}>
          {title}
        </span>
      ))}
    </>
  );
}
