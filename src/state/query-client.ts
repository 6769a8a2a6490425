import { QueryCache, QueryClient } from '@tanstack/react-query';
import { tellFailure, type OnFailure } from './failures';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { onFailure?: OnFailure };
  }
}

/** The one query client of the page; retries are the HTTP door's, so that there is one rule for them. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => tellFailure(query.meta?.onFailure ?? 'log', error),
  }),
  defaultOptions: {
    queries: { retry: false, staleTime: Infinity, gcTime: Infinity, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
