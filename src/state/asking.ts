import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { useHost } from './host';
import { pagesToRestore } from './left-screens';
import { queryClient } from './query-client';

/**
 * A look-up that leaves before the place holder of its answer is painted: the library asks after that, and a slow device
 * paints for a while.
 */
export function useAsked<Data>(options: UseQueryOptions<Data>): UseQueryResult<Data> {
  useEarly(options, () => queryClient.query(options));
  return useQuery(options, queryClient);
}

type Pages<Data, Param> = UseInfiniteQueryResult<InfiniteData<Data, Param>>;

/**
 * The same for what comes page by page. On a screen that owns the page's address, as many pages are loaded at first as
 * there were when the screen was left (O-6).
 */
export function useAskedPages<Data, Param, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Data, Error, InfiniteData<Data, Param>, Key, Param>,
): Pages<Data, Param> {
  const { router } = useHost();
  const key = JSON.stringify(options.queryKey);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another query begins anew, also on the same entry of the history
  const pages = useMemo(() => (router.ownsPage ? pagesToRestore() : undefined), [router, key]);
  // The library's own type lists `pages` for `infiniteQuery` only; a query reads it whoever fetches it first.
  const isRestored = pages !== undefined && queryClient.getQueryData(options.queryKey) === undefined;
  const asked: typeof options = isRestored ? Object.assign({ ...options }, { pages }) : options;
  useEarly(asked, () => queryClient.infiniteQuery(asked));
  return useInfiniteQuery(asked, queryClient);
}

function useEarly(
  { queryKey, enabled = true }: { queryKey: QueryKey; enabled?: unknown },
  ask: () => Promise<unknown>,
): void {
  useLayoutEffect(() => {
    if (enabled === true) void askAhead(queryKey, ask);
  });
}

/**
 * Asks what nobody has asked yet, and resolves once that has ended; whoever shows the answer asks again where there is
 * none, and says that it failed.
 */
export async function askAhead(queryKey: QueryKey, ask: () => Promise<unknown>): Promise<void> {
  if (!queryClient.getQueryState(queryKey)) await ask().catch(() => undefined);
}
