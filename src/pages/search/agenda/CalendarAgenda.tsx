import { useRef, type ReactNode } from 'react';
import type { ResultItem } from '../../../domain/search/result-item';
import { useText } from '../../../i18n/texts';
import { LiveRegion } from '../../../ui/live/LiveRegion';
import { tw } from '../../../ui/style/tw';
import { More } from '../../../widgets/result-parts/More';
import { MoreWithoutScript } from '../../../widgets/result-parts/MoreWithoutScript';
import { MonthGroups } from '../../../widgets/result-parts/MonthGroups';
import type { ResultRowsProps } from '../ResultRows';
import { AgendaDays } from './AgendaDays';
import { EarlierDays } from './EarlierDays';
import { MonthOverview } from './MonthOverview';
import { MonthStrip } from './MonthStrip';
import { useJump } from './use-jump';
import { useAgenda, type AgendaSearch } from './use-agenda';

interface CalendarAgendaProps extends Omit<ResultRowsProps, 'items' | 'below'> {
  search: AgendaSearch;
  /** Shown when more results failed to load. */
  failed: (onRetry: () => void) => ReactNode;
  /** Shown while the days from today on load. */
  skeleton: ReactNode;
}

/**
 * Renders results as an agenda that starts today, grouped by month and day. Earlier days are closed, unless there is
 * nothing else. A wide page has the month as a grid above it.
 * @see R-LAYOUT-011 R-LAYOUT-012 A-060
 */
export function CalendarAgenda({ search, failed, skeleton, ...rows }: CalendarAgendaProps) {
  const { t } = useText();
  const agenda = useAgenda(search);
  const { earlier, upcoming, undated, dayOf, isLoading, fromToday, next, nextEarlier } = agenda;
  const ref = useRef<HTMLDivElement>(null);
  const show = (selector: string, focused: string) => showIn(ref.current, selector, focused);
  const days = (items: readonly ResultItem[]) => <AgendaDays items={items} dayOf={dayOf} {...rows} />;
  const { addedLast, items, count } = next;
  const isSpokenHere = next !== search.results && addedLast !== undefined;
  const jump = useJump(agenda, (month) => show(`[data-from-today] [data-month="${month}"]`, '[tabindex]'));
  return (
    <div ref={ref} className={tw('flex flex-col gap-6')}>
      <LiveRegion
        message={
          isSpokenHere ? t('RESULTS_MORE_LOADED', { count: addedLast, shown: items.length, all: count }) : ''
        }
      />
      <MonthOverview
        agenda={agenda}
        onDay={(day) => show(`[data-day="${day}"]`, 'a')}
        onMore={fromToday.more === 'offered' ? fromToday.loadMore : undefined}
      />
      <MonthStrip agenda={agenda} onMonth={jump} />
      <EarlierDays count={earlier.length} isOpenFirst={upcoming.length === 0 && !isLoading}>
        <MonthGroups items={earlier}>{days}</MonthGroups>
        {nextEarlier ? <More results={nextEarlier} failed={failed(nextEarlier.loadMore)} /> : null}
      </EarlierDays>
      {isLoading ? skeleton : null}
      <div data-from-today className={tw('empty:hidden')}>
        {upcoming.length > 0 || undated.length > 0 ? (
          <MonthGroups items={[...upcoming, ...undated]}>{days}</MonthGroups>
        ) : null}
      </div>
      <More results={next} failed={failed(next.loadMore)} />
      <MoreWithoutScript more={next.more} pages={next.pages} />
    </div>
  );
}

/** Scrolls to a part of the agenda and moves the focus into it. */
function showIn(agenda: HTMLElement | null, selector: string, focused: string): void {
  const part = agenda?.querySelector(selector);
  const details = part?.closest('details');
  // The browser can scroll to a day of a closed part only after it is open.
  if (details) details.open = true;
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
}
