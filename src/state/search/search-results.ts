import type { InfiniteData } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ResultItem, ResultPage } from '../../domain/search/result-item';
import { queryFromChoices } from '../../domain/search/choices-query';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { SearchSource } from '../../domain/search/search-source';
import { useEagerInfiniteQuery } from '../portal/eager-infinite-query';
import { pagedOf, type PagesQuery, type Paged } from '../portal/paged';
import { cultureAtom, sessionAtom } from '../portal/portal-state';

/**
 * The results of a search. While the same phrase is refined the old rows stay, marked as being replaced; a new phrase
 * starts empty (O-2). The last request wins, since each has a key of its own.
 */
export interface SearchResults extends Paged<ResultItem> {
  count: number;
  /** How many items of the pages loaded so far could not be read and are missing (O-19). */
  unreadable: number;
  suggestedPhrase: string | undefined;
}

/** What is asked, of whom, in which language, and for whom. */
export interface Question {
  source: SearchSource;
  choices: SearchChoices;
  culture: string;
  userId: string | undefined;
  isEnabled: boolean;
}

type Pages = InfiniteData<ResultPage, string>;
type Key = readonly [...string[]];

/**
 * A search as the query client asks it: another path or query is another key and so another search; rows of the same
 * phrase in the same catalog stand in for the new ones (R-SEARCHFLOW-002, R-SEARCHFLOW-007, R-SEARCHFLOW-008, R-CATALOG-005, O-2).
 */
export function searchOptions({ source, choices, culture, userId, isEnabled }: Question) {
  const key: Key = ['search', source.key, culture, userId ?? '', choices.phrase, queryFromChoices(choices)];
  return {
    queryKey: key,
    queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
      pageParam === '' ? source.search(choices, signal) : source.next(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (last: ResultPage) => last.nextPageLink,
    enabled: isEnabled,
    placeholderData: (previous: Pages | undefined, last?: { queryKey: Key }) =>
      last?.queryKey[1] === source.key && last.queryKey[4] === choices.phrase ? previous : undefined,
  };
}

/** The state of a search in the words of the screen (R-SEARCHFLOW-003, R-SEARCHFLOW-005). */
export function resultsOf(query: PagesQuery<ResultPage>): SearchResults {
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  const unreadable = pages.reduce((sum, page) => sum + (page.unreadable ?? 0), 0);
  return {
    ...pagedOf(query),
    count: first?.count ?? 0,
    unreadable,
    suggestedPhrase: first?.suggestedPhrase,
  };
}

export function useSearchResults(
  source: SearchSource,
  choices: SearchChoices,
  isEnabled: boolean,
): SearchResults {
  const culture = useAtomValue(cultureAtom);
  const { userId } = useAtomValue(sessionAtom);
  return resultsOf(useEagerInfiniteQuery(searchOptions({ source, choices, culture, userId, isEnabled })));
}
