import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { failureKindOf, type FailureKind } from '../../api/http/failure';

/** A query whose failure is what a screen shows: its media item, course or list does not exist, or is refused. */
export interface ServerFailure {
  queryKey: QueryKey;
  kind: FailureKind;
}

/** Another try would fail in the same way. A missing login is not among them, because the browser may renew it. */
const lasting: readonly FailureKind[] = ['notFound', 'gone', 'forbidden'];

/** The beginnings of the keys of the queries without which a screen has nothing to show. */
export const subjects = {
  playMedia: ['media', 'item'],
  playMediaOnCourse: ['media', 'course'],
  listDetails: ['lists', 'info'],
} as const;

const isSubject = ([area, kind]: QueryKey): boolean =>
  Object.values(subjects).some(([ofArea, ofKind]) => area === ofArea && kind === ofKind);

/** Returns whether a screen shows that this query failed. For any other failure, the browser fetches again. */
export const isShownFailure = (queryKey: QueryKey, error: unknown): boolean =>
  lasting.includes(failureKindOf(error)) && isSubject(queryKey);

/** Returns the failures that the screen of a server shows. */
export const shownFailures = (queryClient: QueryClient): ServerFailure[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => isShownFailure(queryKey, state.error) })
    .map(({ queryKey, state }) => ({ queryKey, kind: failureKindOf(state.error) }));

/** Lets components show the failure of a query. Without this, a query that failed starts again when they render. */
export const showFailure = (queryClient: QueryClient, queryKey: QueryKey): void =>
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
