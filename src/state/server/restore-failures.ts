import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiFailure } from '../../api/http/failure';
import { showFailure, type ServerFailure } from './server-failures';

/** Gives the queries that failed on a server the same failure in the browser, so that both render the same screen. */
export function restoreFailures(queryClient: QueryClient, failures: readonly ServerFailure[]): void {
  for (const failure of failures) {
    showFailure(queryClient, failure.queryKey);
    whenObserved(queryClient, failure.queryKey, () => queryClient.setQueryDefaults(failure.queryKey, {}));
    addFailed(queryClient, failure);
  }
}

function addFailed(queryClient: QueryClient, { queryKey, kind }: ServerFailure): void {
  const error = new ApiFailure(kind, String(queryKey[1]), 'failed on the server');
  queryClient.getQueryCache().build(
    queryClient,
    { queryKey },
    {
      data: undefined,
      dataUpdateCount: 0,
      dataUpdatedAt: 0,
      error,
      errorUpdateCount: 1,
      errorUpdatedAt: 0,
      fetchFailureCount: 1,
      fetchFailureReason: error,
      fetchMeta: null,
      isInvalidated: false,
      status: 'error',
      fetchStatus: 'idle',
    },
  );
}

/** Calls `onObserved` once a component shows the query. A component that opens later fetches again. */
function whenObserved(queryClient: QueryClient, queryKey: QueryKey, onObserved: () => void): void {
  const hash = hashKey(queryKey);
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerAdded' || query.queryHash !== hash) return;
    stop();
    onObserved();
  });
}
