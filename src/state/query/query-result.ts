export { unavailableReason } from '../../api/http/failure';

/**
 * The fields of a query's result that components use. Cached `data` stays when a later fetch fails, so a component
 * checks `data` first and `error` next. Without both the query is loading: a query that runs again has no error.
 * @see O-1
 */
export interface QueryResult<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Returns whether there is nothing to show because the query failed. @see O-1 */
export const hasFailed = ({ data, error }: QueryResult<unknown>): boolean =>
  data === undefined && error !== null;
