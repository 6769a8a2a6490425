import type { Facets } from '../../domain/search/facets';
import type { ResultItem, ResultPage } from '../../domain/search/result-item';
import { pagedOf, type PagesQuery, type Paged } from '../query/paged';

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
