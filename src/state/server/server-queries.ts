import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { use } from 'react';
import { isShownFailure, showFailure } from './server-failures';

/**
 * Returns the function that waits for queries while a server renders. A component suspends until its query has
 * succeeded. A failure that the screen shows ends the wait as well. When the query fails otherwise, the Suspense boundary
 * around the component shows its fallback, and the browser fetches again.
 */
export function createServerQueries() {
  const fetches = new Map<string, Promise<unknown>>();
  return (queryClient: QueryClient, queryKey: QueryKey, fetch: () => Promise<unknown>): void => {
    const hash = hashKey(queryKey);
    const isNew = queryClient.getQueryState(queryKey)?.status !== 'success';
    const promise = fetches.get(hash) ?? (isNew ? untilShown(queryClient, queryKey, fetch) : undefined);
    if (!promise) return;
    fetches.set(hash, promise);
    // React counts these calls, so a component repeats each of them when it renders again.
    use(promise);
  };
}

async function untilShown(
  queryClient: QueryClient,
  queryKey: QueryKey,
  fetch: () => Promise<unknown>,
): Promise<void> {
  try {
    await fetch();
  } catch (error) {
    if (!isShownFailure(queryKey, error)) throw error;
    showFailure(queryClient, queryKey);
  }
}
