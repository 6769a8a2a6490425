import type { SearchSettings } from '../../domain/catalog/catalog';
import {
  searchCategories,
  type FilterCategory,
  type FilterSetup,
} from '../../domain/search/filters/filter-categories';

export interface Filters {
  categories: readonly FilterCategory[];
  /**
   * True when searching may start: the tags are loaded, have failed, or are not needed.
   * @see R-SEARCHFLOW-011..013 A-055
   */
  isReady: boolean;
  /** The tags failed to load. Everything that needs no tags still works. @see R-ERROR-032 O-1 */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Returns whether searching may start: the tags are loaded, have failed, or are not needed.
 * @see R-SEARCHFLOW-011 R-SEARCHFLOW-013 A-055
 */
export const maySearch = (needsTags: boolean, tags: { isPending: boolean }): boolean =>
  !needsTags || !tags.isPending;

/**
 * Returns the filters of a catalog. Creates them once, and returns the same object to every component until the
 * modules, the login state or the tags change.
 * @see R-SEARCHFLOW-014
 */
export function filtersOf(cache: FilterCache, setup: FilterSetup): readonly FilterCategory[] {
  const cached = cache.get(setup.settings);
  if (cached && isSame(cached.setup, setup)) return cached.categories;
  const categories = searchCategories(setup);
  cache.set(setup.settings, { setup, categories });
  return categories;
}

export type FilterCache = WeakMap<
  SearchSettings,
  { setup: FilterSetup; categories: readonly FilterCategory[] }
>;

export const createFilterCache = (): FilterCache => new WeakMap();

const isSame = (one: FilterSetup, other: FilterSetup): boolean =>
  one.modules === other.modules &&
  one.viewer.login === other.viewer.login &&
  one.tagCategories === other.tagCategories;
