import type { SortType } from '../search/sort-types';
import type { ModuleSettings } from './module-settings';

/** A configured catalog, or a marketplace nested in a catalog. @see R-ENTITY-001 R-ENTITY-002 */
export type Catalog = {
  id: string;
  /** The path in the configuration, for messages. */
  path?: string;
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
  /** The configured blocks, unparsed. Home and see-all pages parse them, so that a search box does not need the parser. */
  components: readonly unknown[];
  search: SearchSettings;
  modules?: ModuleSettings;
  cdnUrl?: string;
};

/**
 * The size of a view. `None` hides the view, `Expanded` is the default layout, and `Compact` is the compact layout.
 * @see R-ENTITY-080 A-059
 */
export type ViewSize = 'None' | 'Expanded' | 'Compact';

/** A view of the results. @see R-ENTITY-079 */
export type View = 'List' | 'Calendar';

/** The settings of a catalog's result page. @see R-ENTITY-003 */
export type SearchSettings = {
  /** True for all most-used filters, false for none, or a bit mask of some. @see A-064 */
  mostUsedFilters: boolean | number;
  showStatusFilter: boolean;
  showTypeFilter: boolean;
  showAllTagCategories: boolean;
  /** The tag categories to show, in their order. */
  tagCategoryIds: readonly string[];
  listSize: ViewSize;
  calendarSize: ViewSize;
  defaultView: View;
  /** The names of filters that the page's search engine cannot apply. */
  unsupported?: readonly string[];
  /** The available sort orders. If undefined, all are available. */
  sorts?: readonly SortType[];
};

/** Returns all catalogs and the marketplaces inside them. Each catalog precedes its marketplaces. @see R-CATALOG-001 */
export function withMarketplaces(catalogs: readonly Catalog[]): Catalog[] {
  return catalogs.flatMap((catalog) => [catalog, ...withMarketplaces(catalog.marketplaces)]);
}

/** Returns the catalog or marketplace with this id. */
export function findCatalog(catalogs: readonly Catalog[], id: string): Catalog | undefined {
  return withMarketplaces(catalogs).find((catalog) => catalog.id === id);
}

/** Returns whether the visitor may choose another catalog. @see R-HEADER-001 R-ROLE-032 */
export function mayChangeCatalog(current: Pick<Catalog, 'canChangeCatalog'>): boolean {
  return current.canChangeCatalog;
}

/** Returns the scope of search calls. An id is a marketplace if it is nested in a catalog. @see R-API-010 A-137 */
export function searchScope(catalogs: readonly Catalog[], id: string): 'catalog' | 'market-place' {
  const isOutermost = catalogs.some((catalog) => catalog.id === id);
  return !isOutermost && findCatalog(catalogs, id) ? 'market-place' : 'catalog';
}

/** Returns the page title. @see R-HEADER-016 A-149 */
export function pageTitle(catalogName: string, companyName?: string): string {
  return [catalogName, companyName].filter(Boolean).join(' - ');
}
