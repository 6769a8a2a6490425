import { useEffect, useRef } from 'react';
import { monthOf } from '../../../ui/calendar/days';
import type { useAgenda } from './use-agenda';

type Loaded = Pick<ReturnType<typeof useAgenda>, 'upcoming' | 'dayOf' | 'fromToday'>;

/**
 * Returns a function that shows a month of the agenda. Loads more results first, until those of the month are there.
 * `onLoaded` is called with the month, or with the next one that has results.
 */
export function useJump({ upcoming, dayOf, fromToday }: Loaded, onLoaded: (month: string) => void) {
  const wanted = useRef<string>(undefined);
  const months = [...new Set(upcoming.map((item) => monthOf(dayOf(item) ?? '')))].sort();
  const proceed = () => {
    const month = wanted.current;
    if (month === undefined || fromToday.more === 'loading') return;
    if (fromToday.more === 'offered' && (months.at(-1) ?? '') <= month) return fromToday.loadMore();
    wanted.current = undefined;
    const found = months.find((one) => one >= month) ?? months.at(-1);
    if (found !== undefined) onLoaded(found);
  };
  useEffect(proceed);
  return (month: string) => {
    wanted.current = month;
    proceed();
  };
}
