import type { ResultPage } from './result-item';
import type { SearchChoices } from './search-choices';

/** Where the search screen's results come from; the portal's own calls are the first such source. */
export interface SearchSource {
  /** Tells this source's answers from another's in the cache. */
  key: string;
  search: (choices: SearchChoices, signal: AbortSignal) => Promise<ResultPage>;
  next: (link: string, signal: AbortSignal) => Promise<ResultPage>;
}
