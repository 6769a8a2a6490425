import { useMemo } from 'react';
import { nextPage, search } from '../api/search';
import type { ScopedApi } from '../api/suggestions';
import type { ResultPage } from '../domain/search/result-item';
import type { SearchChoices } from '../domain/search/search-choices';
import { useScopedApi } from './suggestions';

/** Where the search screen's results come from; the portal's own calls are the first such source. */
export interface SearchSource {
  /** Tells this source's answers from another's in the cache. */
  key: string;
  search: (choices: SearchChoices, signal: AbortSignal) => Promise<ResultPage>;
  next: (link: string, signal: AbortSignal) => Promise<ResultPage>;
}

/** The portal's own calls for the catalog at hand. */
export function useSearchSource(): SearchSource {
  const scoped = useScopedApi();
  return useMemo(() => portalSearchSource(scoped), [scoped]);
}

function portalSearchSource(scoped: ScopedApi): SearchSource {
  return {
    key: `portal:${scoped.path.scope}:${scoped.path.id}`,
    search: (choices, signal) => search(scoped, choices, signal),
    next: (link, signal) => nextPage(scoped.api, link, signal),
  };
}
