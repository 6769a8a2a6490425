import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useElementContext } from './element-context';
import { pagesToRestore } from '../navigation/left-screens';
import { queryClient } from './query-client';
import { usePrefetch } from './eager-query';

type Pages<Data, Param> = UseInfiniteQueryResult<InfiniteData<Data, Param>>;

/**
 * A look-up that comes page by page, asked as early as `useAsked` asks. On a screen that owns the page's address, as many pages are loaded at first as
 * there were when the screen was left (O-6).
 */
export function useEagerInfiniteQuery<Data, Param, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Data, Error, InfiniteData<Data, Param>, Key, Param>,
): Pages<Data, Param> {
  const { router } = useElementContext();
  const key = JSON.stringify(options.queryKey);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another query begins anew, also on the same entry of the history
  const pages = useMemo(() => (router.ownsPage ? pagesToRestore() : undefined), [router, key]);
  // The library's own type lists `pages` for `infiniteQuery` only; a query reads it whoever fetches it first.
  const isRestored = pages !== undefined && queryClient.getQueryData(options.queryKey) === undefined;
  const eagerOptions: typeof options = isRestored ? Object.assign({ ...options }, { pages }) : options;
  usePrefetch(eagerOptions, () => queryClient.infiniteQuery(eagerOptions));
  return useInfiniteQuery(eagerOptions, queryClient);
}
