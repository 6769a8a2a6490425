import { useAtomValue } from 'jotai';
import type { Api } from '../../api/http/api';
import { tagCategories } from '../../api/search/tags';
import type { SearchSettings } from '../../domain/catalog/catalog';
import type { ModuleSettings } from '../../domain/catalog/module-settings';
import {
  searchCategories,
  showsTagCategories,
  type FilterCategory,
  type FilterSetup,
  type TagCategory,
} from '../../domain/search/filters/filter-categories';
import { useApi } from '../portal/api';
import { useEagerQuery } from '../query/eager-query';
import { usePortal } from '../portal/portal-context';
import { useElementContext } from '../portal/element-context';
import { portalStateAtom } from '../portal/portal-state';
import { useCulture, useSession } from '../session/hooks';

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
 * Returns the options of the query for tags. It runs once per language, and not at all when no tags are shown.
 * @see R-SEARCHFLOW-012
 */
export function tagsOptions(api: Api, culture: string, isEnabled: boolean) {
  return {
    queryKey: ['tags', culture] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => tagCategories(api, signal),
    enabled: isEnabled,
    meta: { onFailure: 'log' } as const,
  };
}

/**
 * Returns whether searching may start: the tags are loaded, have failed, or are not needed.
 * @see R-SEARCHFLOW-011 R-SEARCHFLOW-013 A-055
 */
export const maySearch = (needsTags: boolean, tags: { isPending: boolean }): boolean =>
  !needsTags || !tags.isPending;

/** Returns the filters of the current catalog. */
export function useFilters(): Filters {
  const api = useApi();
  const { catalog } = useElementContext();
  const culture = useCulture();
  const session = useSession();
  const portal = useAtomValue(portalStateAtom);
  const needsTags = showsTagCategories(catalog.search);
  const tags = useEagerQuery(tagsOptions(api, culture, needsTags));
  const modules = catalog.modules ?? (portal.state === 'ready' ? portal.configuration.modules : noModules);
  const tagCategories = tags.data ?? noTags;
  const cache = usePortal().single(createFilterCache);
  return {
    categories: filtersOf(cache, { settings: catalog.search, modules, viewer: session, tagCategories }),
    isReady: maySearch(needsTags, tags),
    hasFailed: tags.isError,
    retry: () => void tags.refetch(),
  };
}

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

type FilterCache = WeakMap<SearchSettings, { setup: FilterSetup; categories: readonly FilterCategory[] }>;

const createFilterCache = (): FilterCache => new WeakMap();

const isSame = (one: FilterSetup, other: FilterSetup): boolean =>
  one.modules === other.modules &&
  one.viewer.login === other.viewer.login &&
  one.tagCategories === other.tagCategories;

const noTags: readonly TagCategory[] = [];
const noModules = {} as ModuleSettings;
