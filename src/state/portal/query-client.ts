import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isOnline, onConnectionChange } from '../../browser/connection';
import { failureKindOf, unavailableReason } from '../../api/http/failure';
import { reportFailure, type OnFailure } from './failures';
import type { Portal } from './portal';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { onFailure?: OnFailure };
  }
}

/** Returns the portal's query client. A page that has only favourite buttons or a search box does not load it. */
export const queryClientOf = (portal: Portal): QueryClient => portal.single(createQueryClient);

/**
 * Creates a query client without retries of its own, because the HTTP module retries. A query that failed because there
 * is no network waits for the network.
 * @see A-138
 */
function createQueryClient(portal: Portal): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // The component that shows the data also shows that access was denied or that the item is gone. @see O-30
      onError: (error, { meta }) =>
        reportFailure(portal, (unavailableReason(error) === 'failed' && meta?.onFailure) || 'log', error),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        retry: (_, error) => waitsForNetwork(portal, error),
        retryDelay: 0,
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

/**
 * Returns whether a query pauses until the network is back. Then a query that failed just before the loss was detected
 * runs again too.
 */
function waitsForNetwork(portal: Portal, error: unknown): boolean {
  if (failureKindOf(error) !== 'offline') return false;
  portal.single(resumeWhenOnline);
  onlineManager.setOnline(isOnline());
  return !isOnline();
}

const resumeWhenOnline = (portal: Portal) =>
  onConnectionChange((isBack) => {
    onlineManager.setOnline(isBack);
    if (isBack) queryClientOf(portal).getQueryCache().onOnline();
  });
