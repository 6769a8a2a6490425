import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureKindOf, unavailableReason } from '../../api/http/failure';
import { isConnected, onConnectionChange } from './connection';
import { reportFailure, type OnFailure } from './failures';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { onFailure?: OnFailure };
  }
}

/**
 * The one query client of the page; retries are the HTTP door's, so that there is one rule for them. What could
 * not be asked for want of a network is asked as soon as there is one.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // An answer that says no, or gone, is told in its place alone (O-30).
    onError: (error, query) =>
      reportFailure(unavailableReason(error) === 'failed' ? (query.meta?.onFailure ?? 'log') : 'log', error),
  }),
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      retry: (_, error) => isCutOff(error),
      retryDelay: 0,
      staleTime: Infinity,
      gcTime: Infinity,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

let isListening = false;

/** Without a network a query waits for it; one that failed just before it was known to be gone is asked again with it. */
function isCutOff(error: unknown): boolean {
  if (failureKindOf(error) !== 'offline') return false;
  if (!isListening) onConnectionChange(updateOnline);
  isListening = true;
  onlineManager.setOnline(isConnected());
  return !isConnected();
}

function updateOnline(now: boolean): void {
  onlineManager.setOnline(now);
  if (now) queryClient.getQueryCache().onOnline();
}
