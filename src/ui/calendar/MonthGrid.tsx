import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { tw } from '../style/tw';
import { dayAfterKey, midnight, monthOf, weeksOf } from './days';
import { monthName, weekdayNames } from './month-names';

interface MonthGridProps {
  /** The month as yyyy-MM. */
  month: string;
  /** Called when a key moves the focus to a day of another month. */
  onMonth: (month: string) => void;
  today: string;
  selected?: string | undefined;
  language: string;
  isRightToLeft: boolean;
  /** Returns the accessible name of a day. */
  nameOf: (day: string) => string;
  dayClass: string;
  onDay: (day: string) => void;
  /** Renders a day. By default, its number. */
  children?: (day: string) => ReactNode;
}

/** Selector of the only day that the Tab key reaches: the selected day, else today, else the first of the month. */
export const firstDay = '[role=grid] button[tabindex="0"]';

/**
 * The days of a month as a grid whose weeks start on Monday. One day is in the tab order. Arrow keys move by a day or a
 * week, Home and End to the ends of the week, Page Up and Page Down by a month, and by a year with Shift.
 */
export function MonthGrid({ month, onMonth, onDay, ...props }: MonthGridProps) {
  const { today, selected, language, isRightToLeft, nameOf, dayClass, children = numberOf } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string>();
  const nextFocus = useRef<string>(undefined);
  const weekdays = useMemo(() => weekdayNames(language), [language]);
  const inMonth = [focused, selected, today].find((day) => day !== undefined && monthOf(day) === month);
  const reachable = inMonth ?? `${month}-01`;
  useEffect(() => {
    // An effect of an earlier render may run after the key and before the render that follows it.
    if (nextFocus.current !== reachable) return;
    nextFocus.current = undefined;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const press = (event: KeyboardEvent) => {
    const day = dayAfterKey(reachable, event, isRightToLeft);
    if (day === undefined) return;
    event.preventDefault();
    nextFocus.current = day;
    setFocused(day);
    if (monthOf(day) !== month) onMonth(monthOf(day));
  };
  const renderDay = (day: string) => (
    <td key={day} role="gridcell" aria-selected={day === selected} className={tw('p-0 text-center')}>
      <button
        type="button"
        className={dayClass}
        tabIndex={day === reachable ? 0 : -1}
        aria-label={nameOf(day)}
        aria-current={day === today ? 'date' : undefined}
        onFocus={() => setFocused(day)}
        onKeyDown={press}
        onClick={() => onDay(day)}
      >
        {children(day)}
      </button>
    </td>
  );
  return (
    <table
      ref={grid}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern
      role="grid"
      aria-label={monthName(month, language)}
      className={tw('w-full border-collapse table-fixed')}
    >
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th
              key={long}
              scope="col"
              aria-label={long}
              className={tw('text-13 font-normal text-muted py-1')}
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          <tr key={at}>{week.map((day, index) => (day ? renderDay(day) : <td key={index} />))}</tr>
        ))}
      </tbody>
    </table>
  );
}

const numberOf = (day: string): ReactNode => midnight(day).getUTCDate();
