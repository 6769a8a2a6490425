import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { ChevronDown } from '../icons/arrows';
import { tw } from '../style/tw';

interface CalendarProps {
  /** The selected day as yyyy-MM-dd. */
  date: string | undefined;
  language: string;
  isRightToLeft: boolean;
  texts: {
    previous: string;
    next: string;
    dayToday: (day: string) => string;
    dayChosen: (day: string) => string;
  };
  onDate: (date: string) => void;
}

const arrow = tw('inline-flex items-center justify-center size-10 rounded-full hover:bg-primary-soft');
const classNames = {
  root: tw('p-2'),
  months: tw('relative'),
  month_caption: tw('flex items-center justify-center min-h-bar font-semibold'),
  nav: tw('absolute inset-x-0 top-0 flex justify-between'),
  button_previous: arrow,
  button_next: arrow,
  month_grid: tw('w-full border-collapse'),
  weekday: tw('text-13 font-normal text-muted py-1'),
  day: tw('p-0 text-center'),
  day_button: tw('day-button'),
  selected: tw('day-selected'),
  today: tw('day-today'),
};

/** Selector of the only day that the Tab key reaches: the selected day, else today. */
export const firstDay = '[role=grid] button[tabindex="0"]';

/**
 * A grid with the days of a month, starting on Monday. Arrow keys, Page Up, Page Down, Home and End move through it.
 */
export function Calendar({ date, language, isRightToLeft, texts, onDate }: CalendarProps) {
  const chosen = date === undefined ? undefined : new Date(`${date}T00:00`);
  const words = useMemo(() => wordsIn(language), [language]);
  return (
    <DayPicker
      mode="single"
      required
      weekStartsOn={1}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      lang={language}
      selected={chosen}
      {...(chosen ? { defaultMonth: chosen } : {})}
      onSelect={(day: Date) => onDate(writtenDay(day))}
      classNames={classNames}
      formatters={{
        formatCaption: words.month,
        formatWeekdayName: words.weekday,
        formatDay: (day) => String(day.getDate()),
      }}
      labels={{
        labelGrid: words.month,
        labelNav: () => '',
        labelNext: () => texts.next,
        labelPrevious: () => texts.previous,
        labelWeekday: words.wholeWeekday,
        labelDayButton: (day, { today, selected }) => {
          const text = words.day(day);
          if (selected) return texts.dayChosen(text);
          return today ? texts.dayToday(text) : text;
        },
      }}
      components={{ Chevron }}
    />
  );
}

/** The library passes `left` and `right` as directions on the screen. */
const Chevron = ({ orientation }: { orientation?: string }) => (
  <ChevronDown
    size={20}
    aria-hidden
    className={orientation === 'left' ? tw('rotate-90') : tw('-rotate-90')}
  />
);

function wordsIn(language: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language, options);
    return (day: Date) => formatter.format(day);
  };
  return {
    month: format({ month: 'long', year: 'numeric' }),
    weekday: format({ weekday: 'short' }),
    wholeWeekday: format({ weekday: 'long' }),
    day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

const writtenDay = (day: Date): string =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-');
