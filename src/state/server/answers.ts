import type { QueryKey } from '@tanstack/react-query';
import { unavailableReason, type UnavailableReason } from '../../api/http/failure';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../query/query-client';

/** Returns the answers of the queries whose keys start with a prefix. The caller names the type of their data. */
export type ReadAnswers = <Data>(prefix: QueryKey) => Data[];

/**
 * Returns a function that reads the answers of a portal.
 * @param type `active` leaves out the queries that no component uses now. On a server no query is active.
 */
export const answersOf =
  (portal: Portal, type: 'all' | 'active'): ReadAnswers =>
  <Data>(prefix: QueryKey) =>
    queryClientOf(portal)
      .getQueriesData<Data>({ queryKey: prefix, type })
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
