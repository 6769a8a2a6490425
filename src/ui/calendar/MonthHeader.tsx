import { IconButton } from '../button/Button';
import { ChevronLeft, ChevronRight } from '../icons/arrows';
import { tw } from '../style/tw';
import { monthOf, plusMonths } from './days';
import { monthName } from './month-names';

export interface MonthTexts {
  previous: string;
  next: string;
}

interface MonthHeaderProps {
  month: string;
  onMonth: (month: string) => void;
  language: string;
  texts: MonthTexts;
}

/** The name of a month, which is announced when it changes, between the buttons for the months beside it. */
export function MonthHeader({ month, onMonth, language, texts }: MonthHeaderProps) {
  const go = (months: number) => onMonth(monthOf(plusMonths(`${month}-01`, months)));
  return (
    <div className={tw('flex items-center justify-between gap-2')}>
      <IconButton label={texts.previous} icon={ChevronLeft} onClick={() => go(-1)} />
      <p aria-live="polite" className={tw('font-semibold text-center')}>
        {monthName(month, language)}
      </p>
      <IconButton label={texts.next} icon={ChevronRight} onClick={() => go(1)} />
    </div>
  );
}
