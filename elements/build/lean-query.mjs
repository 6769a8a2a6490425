import { each, leanBy } from './facts.mjs';

const gone = null;
const nothing = '';

/** What of the query client nobody calls: writes, looking into it, its own listening for a page that comes back. */
export const uncalled = [
  ...['mount', 'unmount', 'clear', 'isFetching', 'isMutating', 'resumePausedMutations'],
  ...['ensureQueryData', 'getQueriesData', 'resetQueries', 'fetchQuery'],
  ...['prefetchQuery', 'fetchInfiniteQuery', 'prefetchInfiniteQuery'],
  ...['ensureInfiniteQueryData', 'getMutationCache', 'getDefaultOptions', 'setDefaultOptions'],
  ...['setQueryDefaults', 'setMutationDefaults', 'getMutationDefaults', 'defaultMutationOptions'],
];

const core = {
  'queryClient.js': {
    methods: {
      ...each(uncalled, gone, 'QueryClient'),
      'QueryClient.getQueryDefaults': 'return {};',
    },
  },
  'queryCache.js': { methods: { 'QueryCache.onFocus': gone } },
  'query.js': { methods: { 'Query.onFocus': gone } },
  'queryObserver.js': {
    methods: {
      ...each(['shouldFetchOnWindowFocus', 'fetchOptimistic', 'getCurrentQuery'], gone, 'QueryObserver'),
      // Nothing is asked again and again by itself.
      'QueryObserver.computeRefetchInterval': 'return false;',
      'QueryObserver.updateRefetchInterval': nothing,
      'QueryObserver.clearRefetchInterval': nothing,
    },
    fields: { select: 'undefined' },
  },
};

/** Writes never go through the query client, which would bring its code for them along; this stands in its place. */
const modules = { 'mutationCache.js': 'export class MutationCache {}' };

/** No question lets React wait for its answer, or gives its failure to a boundary. */
const hooks = {
  'suspense.js': {
    functions: { ensureSuspenseTimers: nothing, shouldSuspend: 'return false;', fetchOptimistic: nothing },
  },
  'errorBoundaryUtils.js': {
    functions: {
      ensurePreventErrorBoundaryRetry: nothing,
      useClearResetErrorBoundary: nothing,
      getHasError: 'return false;',
    },
  },
  'QueryErrorResetBoundary.js': { functions: { useQueryErrorResetBoundary: nothing } },
};

export const leanQueryCore = () =>
  leanBy({ name: 'lean-query-core', library: '@tanstack/query-core/build/modern', files: core, modules });

export const leanQueryHooks = () =>
  leanBy({ name: 'lean-query-hooks', library: '@tanstack/react-query/build/modern', files: hooks });
