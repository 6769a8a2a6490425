import { useMemo } from 'react';
import { nextPage, search } from '../../api/search/search';
import type { ScopedApi } from '../../api/search/suggestions';
import type { FilterCategory } from '../../domain/search/filters/filter-categories';
import type { SearchSource } from '../../domain/search/search-source';
import { useElementContext } from '../portal/element-context';
import { useScopedApi } from './suggestions';

/** The page's own search engine where it gave one, else the portal's calls for the catalog at hand. */
export function useSearchSource(categories: readonly FilterCategory[]): SearchSource {
  const scoped = useScopedApi();
  const { engine } = useElementContext();
  return useMemo(
    () => engine?.source(scoped, categories) ?? portalSearchSource(scoped),
    [engine, scoped, categories],
  );
}

/** A source of its own for each catalog, so that a search in another one is another search (R-CATALOG-005). */
export function portalSearchSource(scoped: ScopedApi): SearchSource {
  return {
    key: `portal:${scoped.path.scope}:${scoped.path.id}`,
    search: (choices, signal) => search(scoped, choices, signal),
    next: (link, signal) => nextPage(scoped.api, link, signal),
  };
}
