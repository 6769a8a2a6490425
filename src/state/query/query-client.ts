import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isOnline, onConnectionChange } from '../../browser/connection';
import { failureKindOf, unavailableReason } from '../../api/http/failure';
import { reportFailure, type OnFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { onFailure?: OnFailure };
  }
}

/**
 * Returns the portal's query client. It is created on first use, so that a page loads its code only when it fetches
 * server state.
 */
export const queryClientOf = (portal: Portal): QueryClient => portal.single(createQueryClient);

/**
 * Creates a query client. Queries have no retries of their own, because the HTTP module retries. A query that failed
 * because there is no network waits for the network. Mutations never wait and never retry. A failed mutation notifies
 * the user.
 * @see A-138 R-ERROR-002
 */
function createQueryClient(portal: Portal): QueryClient {
  // All queries of a batch fail with the same error.
  const reported = new WeakSet<Error>();
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (reported.has(error)) return;
        reported.add(error);
        // The component that shows the data also shows that access was denied or that the item is gone. @see O-30
        const onFailure = (unavailableReason(error) === 'failed' && meta?.onFailure) || 'log';
        reportFailure(portal, onFailure, error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => reportFailure(portal, 'notify', error),
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
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
  // A default, so that the failure of a single query on a server can override it.
  queryClient.setQueryDefaults(['media'], { retryOnMount: failedBefore });
  return queryClient;
}

/** Returns false for a prefetch that failed just now, which is not repeated as soon as its component mounts. */
const failedBefore = ({ state }: { state: { errorUpdatedAt: number } }): boolean =>
  // The query library's own timestamp.
  // eslint-disable-next-line no-restricted-properties -- see above
  Date.now() - state.errorUpdatedAt > justNowMs;

const justNowMs = 1000;

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
