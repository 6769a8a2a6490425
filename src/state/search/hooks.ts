import type { ModuleSettings } from '../../domain/catalog/module-settings';
import { showsTagCategories, type TagCategory } from '../../domain/search/filters/filter-categories';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { SearchSource } from '../../domain/search/search-source';
import { useElementContext } from '../portal/element-context';
import { useConfiguration } from '../portal/portal-state';
import { useEagerInfiniteQuery } from '../query/eager-infinite-query';
import { useEagerQuery } from '../query/eager-query';
import { usePortalOfViewer } from '../query/viewer-key';
import { useSession } from '../session/hooks';
import { createFilterCache, filtersOf, maySearch, type Filters } from './filters';
import { resultsQuery, tagsQuery } from './queries';
import { resultsOf, type SearchResults } from './search-results';

/** Returns the filters of the current catalog. The tags are fetched only if the catalog shows them. */
export function useFilters(): Filters {
  const portal = usePortalOfViewer();
  const { catalog } = useElementContext();
  const viewer = useSession();
  const configured = useConfiguration()?.modules;
  const needsTags = showsTagCategories(catalog.search);
  const tags = useEagerQuery({ ...tagsQuery(portal), enabled: needsTags });
  const modules = catalog.modules ?? configured ?? noModules;
  const tagCategories = tags.data ?? noTags;
  const cache = portal.single(createFilterCache);
  return {
    categories: filtersOf(cache, { settings: catalog.search, modules, viewer, tagCategories }),
    isReady: maySearch(needsTags, tags),
    hasFailed: tags.isError,
    retry: () => void tags.refetch(),
  };
}

const noTags: readonly TagCategory[] = [];
const noModules = {} as ModuleSettings;

/** Runs the search for these choices, and returns the results of all pages that are loaded so far. */
export function useSearchResults(
  source: SearchSource,
  choices: SearchChoices,
  isEnabled: boolean,
): SearchResults {
  const query = resultsQuery(usePortalOfViewer(), source, choices);
  return resultsOf(useEagerInfiniteQuery({ ...query, enabled: isEnabled }));
}
