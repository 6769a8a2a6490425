import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useElementContext } from '../portal/element-context';
import { pagesInAddress } from '../../domain/navigation/pages-in-address';
import { usePortal } from '../portal/portal-context';
import { pagesToRestore } from '../navigation/left-screens';
import { usePrefetch } from './eager-query';
import { useIsPrerender } from '../../browser/server/use-is-prerender';
import { queryClientOf } from './query-client';

type Pages<Data, Param> = UseInfiniteQueryResult<InfiniteData<Data, Param>>;

/**
 * Runs an infinite query that starts as early as `useEagerQuery`. On a screen that owns the page's address, first loads
 * as many pages as were loaded when the visitor left the screen, and on a server as many as the address names.
 * @see O-6
 */
export function useEagerInfiniteQuery<Data, Param, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Data, Error, InfiniteData<Data, Param>, Key, Param>,
): Pages<Data, Param> {
  const { router } = useElementContext();
  const portal = usePortal();
  const { environment } = portal;
  const queryClient = queryClientOf(portal);
  const key = JSON.stringify(options.queryKey);
  const isPrerender = useIsPrerender();
  const pagesNow = () => (isPrerender ? pagesInAddress(router.read().query) : pagesToRestore(environment));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another query starts from its first page
  const pages = useMemo(() => (router.ownsPage ? pagesNow() : undefined), [router, key]);
  // The library types `pages` only for `infiniteQuery`, but every fetch of the query reads it.
  const isRestored = pages !== undefined && queryClient.getQueryData(options.queryKey) === undefined;
  const eagerOptions: typeof options = isRestored ? Object.assign({ ...options }, { pages }) : options;
  usePrefetch(queryClient, eagerOptions, () => queryClient.infiniteQuery(eagerOptions));
  return useInfiniteQuery(eagerOptions, queryClient);
}
