import {
  useQuery,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { usePortal } from './portal-context';
import { queryClientOf } from './query-client';

/**
 * A query that starts before the browser paints the placeholder of its data: the library starts it after the paint, and a
 * slow device paints for a while.
 */
export function useEagerQuery<Data>(options: UseQueryOptions<Data>): UseQueryResult<Data> {
  const queryClient = queryClientOf(usePortal());
  usePrefetch(queryClient, options, () => queryClient.query(options));
  return useQuery(options, queryClient);
}

/** Starts a query before the browser paints. */
export function usePrefetch(
  queryClient: QueryClient,
  { queryKey, enabled = true }: { queryKey: QueryKey; enabled?: unknown },
  fetch: () => Promise<unknown>,
): void {
  useLayoutEffect(() => {
    if (enabled === true) void prefetch(queryClient, queryKey, fetch);
  });
}

/**
 * Starts a query that nobody has started yet, and resolves when it has ended. The component that shows the data starts it
 * again where it failed, and reports the failure.
 */
export async function prefetch(
  queryClient: QueryClient,
  queryKey: QueryKey,
  fetch: () => Promise<unknown>,
): Promise<void> {
  if (!queryClient.getQueryState(queryKey)) await fetch().catch(() => undefined);
}
