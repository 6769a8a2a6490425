import type { SortType } from '../search/search-choices';
import type { ModuleSettings } from './module-settings';

/** A catalog, or a marketplace nested in one, as it was configured (R-ENTITY-001, R-ENTITY-002). */
export type Catalog = {
  id: string;
  name: string;
  heroImageId?: string;
  logoLink?: string;
  hasAgent: boolean;
  marketplaces: readonly Catalog[];
  isDefault: boolean;
  requiresLogin: boolean;
  requiresSingleSignOn: boolean;
  canChangeCatalog: boolean;
  hasHotline: boolean;
  /** The configured blocks as they came; whoever draws home reads them, so that a search box need not know how. */
  components: readonly unknown[];
  search: SearchSettings;
  modules?: ModuleSettings;
  cdnUrl?: string;
};

/** None hides a view, Expanded is the default layout, Compact the compact one (R-ENTITY-080, A-059). */
export type ViewSize = 'None' | 'Expanded' | 'Compact';

/** List or calendar (R-ENTITY-079). */
export type View = 'List' | 'Calendar';

/** How the result page of a catalog is set up (R-ENTITY-003). */
export type SearchSettings = {
  /** All, none, or a bit mask of the most-used filters. */
  mostUsedFilters: boolean | number;
  showStatusFilter: boolean;
  showTypeFilter: boolean;
  showAllTagCategories: boolean;
  /** The tag categories to show, in their order. */
  tagCategoryIds: readonly string[];
  listSize: ViewSize;
  calendarSize: ViewSize;
  defaultView: View;
  /** The orders that can be had, where not all of them can. */
  sorts?: readonly SortType[];
};

/** All catalogs with the marketplaces inside them, outermost first (R-CATALOG-001). */
export function withMarketplaces(catalogs: readonly Catalog[]): Catalog[] {
  return catalogs.flatMap((catalog) => [catalog, ...withMarketplaces(catalog.marketplaces)]);
}

/** The catalog or marketplace of an id. */
export function findCatalog(catalogs: readonly Catalog[], id: string): Catalog | undefined {
  return withMarketplaces(catalogs).find((catalog) => catalog.id === id);
}

/** The scope of search calls: a marketplace is one that some catalog holds (R-API-010, A-137). */
export function searchScope(catalogs: readonly Catalog[], id: string): 'catalog' | 'market-place' {
  const isOutermost = catalogs.some((catalog) => catalog.id === id);
  return !isOutermost && findCatalog(catalogs, id) ? 'market-place' : 'catalog';
}

/** The page title (R-HEADER-016, A-149). */
export function pageTitle(catalogName: string, companyName?: string): string {
  return [catalogName, companyName].filter(Boolean).join(' - ');
}
