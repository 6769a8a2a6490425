import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../api/http/failure';
import { showFailure, type ServerFailure } from './server-failures';

/**
 * Gives the queries that failed on a server the same failure in the browser, so that both render the same screen. The
 * page fetches such a query again when the person retries.
 */
export function restoreFailures(queryClient: QueryClient, failures: readonly ServerFailure[]): void {
  for (const failure of failures) {
    showFailure(queryClient, failure.queryKey);
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
