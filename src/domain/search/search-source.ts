import type { ResultPage } from './result-item';
import type { SearchChoices } from './search-choices';

/** A source of results for the search screen: by default the portal's search calls, or the page's own search engine. */
export interface SearchSource {
  /** Distinguishes the responses of this source from those of another source in the cache. */
  key: string;
  search: (choices: SearchChoices, signal: AbortSignal) => Promise<ResultPage>;
  next: (link: string, signal: AbortSignal) => Promise<ResultPage>;
}
