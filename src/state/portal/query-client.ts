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

/** The portal's server state. A page with nothing but favourite buttons or a search box loads no query client. */
export const queryClientOf = (portal: Portal): QueryClient => portal.single(createQueryClient);

/**
 * The HTTP module retries, so that there is one rule for retries. A query that failed for want of a network waits for the
 * network. @see A-138
 */
function createQueryClient(portal: Portal): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // The place of the answer alone says that access was denied, or that the item is gone. @see O-30
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

/** Without a network a query pauses until there is one; then what failed just before the loss was known runs as well. */
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
