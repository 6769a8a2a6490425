import { useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/texts';
import { ChevronDown } from '../../../ui/icons/arrows';
import { tw } from '../../../ui/style/tw';

interface EarlierDaysProps {
  /** How many results are earlier. */
  count: number;
  /** Whether it opens by itself. */
  isOpenFirst: boolean;
  children: ReactNode;
}

const summary = tw(
  'inline-flex items-center gap-2 min-h-bar px-3 rounded-control border border-control font-semibold text-primary cursor-pointer hover:bg-primary-soft',
);

/** Renders the results of the days before today, which are closed at first. */
export function EarlierDays({ count, isOpenFirst, children }: EarlierDaysProps) {
  const { t } = useText();
  const [chosen, setChosen] = useState<boolean>();
  // It stays open when later results arrive.
  if (chosen === undefined && isOpenFirst && count > 0) setChosen(true);
  const isOpen = chosen ?? isOpenFirst;
  if (count === 0) return null;
  // The event also follows what the page itself opened.
  const toggle = (isNowOpen: boolean) => {
    if (isNowOpen !== isOpen) setChosen(isNowOpen);
  };
  return (
    <details open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary className={summary}>
        <ChevronDown size={20} aria-hidden className={tw('open-turn')} />
        {t('CALENDAR_EARLIER', { count })}
      </summary>
      <div className={tw('pt-4')}>{children}</div>
    </details>
  );
}
