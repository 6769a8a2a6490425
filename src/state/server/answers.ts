import type { QueryKey } from '@tanstack/react-query';
import { unavailableReason, type UnavailableReason } from '../../api/http/failure';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../query/query-client';

/** Returns the answers of the queries whose keys start with a prefix. The caller names the type of their data. */
export const answersOf = <Data>(portal: Portal, prefix: QueryKey): Data[] =>
  queryClientOf(portal)
    .getQueriesData<Data>({ queryKey: prefix })
    .flatMap(([, data]) => data ?? []);

/** Returns why the first query that failed with this prefix did so; undefined when none failed. */
export function failureOf(portal: Portal, prefix: QueryKey): UnavailableReason | undefined {
  const queries = queryClientOf(portal)
    .getQueryCache()
    .findAll({
      queryKey: prefix,
      predicate: ({ state }) => state.status === 'error',
    });
  return queries[0] && unavailableReason(queries[0].state.error);
}
