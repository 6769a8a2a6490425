import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
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
}

/** The filters of the catalog at hand; tags are fetched once per language (R-SEARCHFLOW-012, R-SEARCHFLOW-014). */
export function useFilters(): Filters {
  const api = useApi();
  const { catalog } = useHost();
  const culture = useAtomValue(cultureAtom);
  const session = useAtomValue(sessionAtom);
  const portal = useAtomValue(portalAtom);
  const needsTags = showsTagCategories(catalog.search);
  const tags = useQuery(
    {
      queryKey: ['tags', culture],
      queryFn: ({ signal }) => tagCategories(api, signal),
      enabled: needsTags,
      meta: { onFailure: 'log' },
    },
    queryClient,
  );
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
  return { categories, isReady: !needsTags || !tags.isPending };
}

const noTags: readonly TagCategory[] = [];
const noModules = {} as ModuleSettings;
