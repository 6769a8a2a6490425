import type { InfiniteData } from '@tanstack/react-query';
import type { Facets } from '../../domain/search/facets';
import type { ResultItem, ResultPage } from '../../domain/search/result-item';
import { queryFromChoices } from '../../domain/search/choices-query';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { SearchSource } from '../../domain/search/search-source';
import { useEagerInfiniteQuery } from '../query/eager-infinite-query';
import { pagedOf, type PagesQuery, type Paged } from '../query/paged';
import { useCulture, useSession } from '../session/hooks';

/**
 * The results of a search. While filters change for the same phrase, the old rows stay and are marked. A new phrase
 * starts empty. The last request wins, because each request has its own query key.
 * @see O-2
 */
export interface SearchResults extends Paged<ResultItem> {
  count: number;
  /** The number of items on the loaded pages that could not be read and are missing. @see O-19 */
  unreadable: number;
  suggestedPhrase: string | undefined;
  /** The number of results of each filter value, if the source counts them. @see O-25 */
  facets: Facets | undefined;
}

/** A search, and the query context that its result depends on. */
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
 * Returns the options of a search query. Another source, phrase or filter is another query key. Rows of the same phrase
 * in the same catalog stay until the new ones load.
 * @see R-SEARCHFLOW-002 R-SEARCHFLOW-007 R-SEARCHFLOW-008 R-CATALOG-005 O-2
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

/** Returns the state of a search, as the screen shows it. @see R-SEARCHFLOW-003 R-SEARCHFLOW-005 */
export function resultsOf(query: PagesQuery<ResultPage>): SearchResults {
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  const unreadable = pages.reduce((sum, page) => sum + (page.unreadable ?? 0), 0);
  return {
    ...pagedOf(query),
    count: first?.count ?? 0,
    unreadable,
    suggestedPhrase: first?.suggestedPhrase,
    facets: first?.facets,
  };
}

/** Runs the search for these choices, and returns the results of all pages that are loaded so far. */
export function useSearchResults(
  source: SearchSource,
  choices: SearchChoices,
  isEnabled: boolean,
): SearchResults {
  const culture = useCulture();
  const { userId } = useSession();
  return resultsOf(useEagerInfiniteQuery(searchOptions({ source, choices, culture, userId, isEnabled })));
}
