import { useMemo } from 'react';
import { nextPage, search } from '../../api/search/search';
import type { ScopedApi } from '../../api/search/suggestions';
import type { FilterCategory } from '../../domain/search/filters/filter-categories';
import type { SearchSource } from '../../domain/search/search-source';
import { useElementContext } from '../portal/element-context';
import { keyOfCatalog, useScopedApi } from './scoped-api';

/** Returns the page's own search engine if it has one, otherwise the portal's calls for the current catalog. */
export function useSearchSource(categories: readonly FilterCategory[]): SearchSource {
  const scoped = useScopedApi();
  const { engine } = useElementContext();
  return useMemo(
    () => engine?.source(scoped, categories) ?? portalSearchSource(scoped),
    [engine, scoped, categories],
  );
}

/**
 * Returns the portal's search calls as a source. Each catalog has its own key, so the same search in another catalog is
 * another query.
 * @see R-CATALOG-005
 */
export function portalSearchSource(scoped: ScopedApi): SearchSource {
  return {
    key: keyOfCatalog(scoped),
    search: (choices, signal) => search(scoped, choices, signal),
    next: (link, signal) => nextPage(scoped.api, link, signal),
  };
}
