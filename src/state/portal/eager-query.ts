import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { queryClient } from './query-client';

/**
 * A look-up that leaves before the place holder of its answer is painted: the library asks after that, and a slow device
 * paints for a while.
 */
export function useEagerQuery<Data>(options: UseQueryOptions<Data>): UseQueryResult<Data> {
  usePrefetch(options, () => queryClient.query(options));
  return useQuery(options, queryClient);
}

/** Asks before the browser paints. */
export function usePrefetch(
  { queryKey, enabled = true }: { queryKey: QueryKey; enabled?: unknown },
  ask: () => Promise<unknown>,
): void {
  useLayoutEffect(() => {
    if (enabled === true) void prefetch(queryKey, ask);
  });
}

/**
 * Asks what nobody has asked yet, and resolves once that has ended; whoever shows the answer asks again where there is
 * none, and says that it failed.
 */
export async function prefetch(queryKey: QueryKey, ask: () => Promise<unknown>): Promise<void> {
  if (!queryClient.getQueryState(queryKey)) await ask().catch(() => undefined);
}
