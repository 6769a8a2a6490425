import { useMemo, useState } from 'react';
import { tw } from '../style/tw';
import { monthOf } from './days';
import { dayName } from './month-names';
import { MonthGrid } from './MonthGrid';
import { MonthHeader, type MonthTexts } from './MonthHeader';

interface CalendarProps {
  /** The selected day as yyyy-MM-dd. */
  date: string | undefined;
  today: string;
  language: string;
  isRightToLeft: boolean;
  texts: MonthTexts & {
    dayToday: (day: string) => string;
    dayChosen: (day: string) => string;
  };
  onDate: (date: string) => void;
}

/** Selects a day. Opens at the month of the selected day, else at the current month. */
export function Calendar({ date, today, texts, onDate, ...locale }: CalendarProps) {
  const [month, setMonth] = useState(monthOf(date ?? today));
  const written = useMemo(() => dayName(locale.language), [locale.language]);
  const nameOf = (day: string): string => {
    if (day === date) return texts.dayChosen(written(day));
    return day === today ? texts.dayToday(written(day)) : written(day);
  };
  return (
    <div className={tw('p-2')}>
      <MonthHeader month={month} onMonth={setMonth} language={locale.language} texts={texts} />
      <MonthGrid
        month={month}
        onMonth={setMonth}
        today={today}
        selected={date}
        nameOf={nameOf}
        dayClass={tw('day-button')}
        onDay={onDate}
        {...locale}
      />
    </div>
  );
}
