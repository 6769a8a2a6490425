import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Api } from '../api/api';
import { tagCategories } from '../api/tags';
import type { ModuleSettings } from '../domain/catalog/module-settings';
import {
  searchCategories,
  showsTagCategories,
  type FilterCategory,
  type TagCategory,
} from '../domain/search/filter-categories';
import { useApi } from './api';
import { useHost } from './host';
import { queryClient } from './query-client';
import { cultureAtom, portalAtom, sessionAtom } from './runtime';

export interface Filters {
  categories: readonly FilterCategory[];
  /** Searching waits for the tags, or for their failure, or is told that none are shown (R-SEARCHFLOW-011..013, A-055). */
  isReady: boolean;
  /** The tags did not come; what needs none goes on (R-ERROR-032, O-1). */
  hasFailed: boolean;
  retry: () => void;
}

/** Tags as the query client asks for them: once per language, and not at all where none are shown (R-SEARCHFLOW-012). */
export function tagsOptions(api: Api, culture: string, isEnabled: boolean) {
  return {
    queryKey: ['tags', culture] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => tagCategories(api, signal),
    enabled: isEnabled,
    meta: { onFailure: 'log' } as const,
  };
}

/** May searching start? When the tags are there, or have failed, or are not needed (R-SEARCHFLOW-011, R-SEARCHFLOW-013, A-055). */
export const maySearch = (needsTags: boolean, tags: { isPending: boolean }): boolean =>
  !needsTags || !tags.isPending;

/** The filters of the catalog at hand; made once for each (R-SEARCHFLOW-014). */
export function useFilters(): Filters {
  const api = useApi();
  const { catalog } = useHost();
  const culture = useAtomValue(cultureAtom);
  const session = useAtomValue(sessionAtom);
  const portal = useAtomValue(portalAtom);
  const needsTags = showsTagCategories(catalog.search);
  const tags = useQuery(tagsOptions(api, culture, needsTags), queryClient);
  const modules = catalog.modules ?? (portal.state === 'ready' ? portal.configuration.modules : noModules);
  const categories = useMemo(
    () =>
      searchCategories({
        settings: catalog.search,
        modules,
        viewer: session,
        tagCategories: tags.data ?? noTags,
      }),
    [catalog.search, modules, session, tags.data],
  );
  return {
    categories,
    isReady: maySearch(needsTags, tags),
    hasFailed: tags.isError,
    retry: () => void tags.refetch(),
  };
}

const noTags: readonly TagCategory[] = [];
const noModules = {} as ModuleSettings;
