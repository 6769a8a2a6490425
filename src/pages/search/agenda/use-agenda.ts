import { useCallback, useMemo } from 'react';
import { agendaOf, beginsBefore } from '../../../domain/dates/agenda';
import { readApiDate } from '../../../domain/dates/api-date';
import { dayIn } from '../../../domain/dates/date-text';
import { uniqueItems } from '../../../domain/home/item-key';
import type { ResultItem } from '../../../domain/search/result-item';
import { useApi } from '../../../state/portal/api';
import { usePortal } from '../../../state/portal/portal-context';
import { useSearchResults } from '../../../state/search/hooks';
import type { SearchScreen } from '../use-search-screen';

export type AgendaSearch = Pick<SearchScreen, 'results' | 'source' | 'choices' | 'sort'>;

/**
 * Returns the results as an agenda. When the search begins with a page of earlier days, a second search from today on
 * brings the days that the agenda starts with. Neither the address nor the number of results changes.
 * @see A-060
 */
export function useAgenda({ results, source, choices, sort }: AgendaSearch) {
  const { timeZone } = useApi();
  const { environment } = usePortal();
  const today = dayIn(new Date(environment.now()), timeZone);
  const dayOf = useCallback(
    ({ date }: ResultItem): string | undefined => {
      const time = date === undefined ? undefined : readApiDate(date, timeZone);
      return time && dayIn(time, timeZone);
    },
    [timeZone],
  );
  const isAheadNeeded = results.more !== 'none' && beginsBefore(results.items, dayOf, today);
  const ahead = useSearchResults(source, { ...choices, sort, date: today }, isAheadNeeded);
  const aheadItems = isAheadNeeded ? ahead.items : nothing;
  const agenda = useMemo(
    () => agendaOf(uniqueItems([...results.items, ...aheadItems]), dayOf, today),
    [results.items, aheadItems, dayOf, today],
  );
  const fromToday = isAheadNeeded ? ahead : results;
  const isAheadMore = isAheadNeeded && ahead.more !== 'none';
  return {
    ...agenda,
    today,
    dayOf,
    isLoading: isAheadNeeded && ahead.isLoading,
    /** The search that loads more days from today on. */
    fromToday,
    /** The search that Show more continues. */
    next: isAheadMore ? ahead : results,
    /** The search that shows more earlier days, when Show more continues another one. */
    nextEarlier: isAheadMore && results.more !== 'none' ? results : undefined,
  };
}

const nothing: readonly ResultItem[] = [];
