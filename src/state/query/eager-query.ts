import {
  hashKey,
  useQuery,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { usePortal } from '../portal/portal-context';
import { queryClientOf } from './query-client';

/**
 * Runs a query that starts before the browser paints its placeholder. The library starts it after the paint, which
 * takes long on a slow device.
 */
export function useEagerQuery<Fetched, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Fetched, Error, Data, Key>,
): UseQueryResult<Data> {
  const queryClient = queryClientOf(usePortal());
  usePrefetch(queryClient, options, () => queryClient.query(options));
  return useQuery(options, queryClient);
}

/** Waits for a query while a server renders. */
type AwaitQuery = (queryClient: QueryClient, queryKey: QueryKey, fetch: () => Promise<unknown>) => void;

/** The function that waits for queries on a server. A browser has none, because effects start its queries. */
export const ServerQueriesContext = createContext<AwaitQuery | undefined>(undefined);

/** Starts a query before the browser paints, or waits for it on a server. */
export function usePrefetch(
  queryClient: QueryClient,
  { queryKey, enabled = true }: { queryKey: QueryKey; enabled?: unknown },
  fetch: () => Promise<unknown>,
): void {
  const awaitQuery = useContext(ServerQueriesContext);
  if (enabled === true) awaitQuery?.(queryClient, queryKey, fetch);
  const hash = hashKey(queryKey);
  const started = useRef<string>(undefined);
  useLayoutEffect(() => {
    // Only once, because a change of the data may cancel the query.
    if (enabled !== true || started.current === hash) return;
    started.current = hash;
    void prefetch(queryClient, queryKey, fetch);
  });
}

/**
 * Starts a query that has not started yet, and resolves when it ends. If it fails, the component that shows the data
 * runs it again and reports the failure.
 */
export async function prefetch(
  queryClient: QueryClient,
  queryKey: QueryKey,
  fetch: () => Promise<unknown>,
): Promise<void> {
  const state = queryClient.getQueryState(queryKey);
  // A component that renders has the query in the cache already.
  const isNew = !state || (state.status === 'pending' && state.fetchStatus === 'idle');
  if (isNew) await fetch().catch(() => undefined);
}
