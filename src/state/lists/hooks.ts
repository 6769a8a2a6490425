import type { UseQueryOptions } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { failureKindOf, unavailableReason, type UnavailableReason } from '../../api/http/failure';
import type { ListInfo } from '../../domain/lists/list';
import { useEagerQuery } from '../query/eager-query';
import { usePortal } from '../portal/portal-context';
import { cultureAtom, sessionAtom } from '../portal/portal-state';
import { deletedListsAtom } from './deleted-lists';
import type { ListRow } from './list-rows';
import { listQuery, listsQuery, rowsQuery } from './queries';

/** Data that a lists screen fetches. `retry` fetches it again. @see O-1 */
export type Fetched<Data> =
  | { state: 'loading' }
  | { state: 'failed'; reason: UnavailableReason; retry: () => void }
  | { state: 'ready'; data: Data; retry: () => void };

/** Returns the user's own lists, or the lists that the user follows. @see R-LISTS-002 */
export function useLists(which: 'owned' | 'followed'): Fetched<readonly ListInfo[]> {
  const deleted = useAtomValue(deletedListsAtom);
  const fetched = useFetched(listsQuery(usePortalOfUser(), which));
  if (fetched.state !== 'ready' || deleted.size === 0) return fetched;
  return { ...fetched, data: fetched.data.filter(({ id }) => !deleted.has(id)) };
}

/** Returns a list without its items. @see R-API-035 */
export const useListInfo = (listId: string): Fetched<ListInfo> =>
  useFetched(listQuery(usePortalOfUser(), listId), listId);

/** Returns the rows of a list. Without an id, returns the rows of the favourites. @see R-LISTS-015 */
export const useListRows = (listId?: string): Fetched<readonly ListRow[]> =>
  useFetched(rowsQuery(usePortalOfUser(), listId), listId);

/** Returns the portal. Renders again when the language or the user changes, because the query keys contain them. */
function usePortalOfUser() {
  useAtomValue(cultureAtom);
  useAtomValue(sessionAtom);
  return usePortal();
}

function useFetched<Data>(
  options: UseQueryOptions<Data>,
  /** The list that the query belongs to. Nothing is fetched for a deleted list. */
  listId?: string,
): Fetched<Data> {
  const isDeleted = useAtomValue(deletedListsAtom).has(listId ?? '');
  const query = useEagerQuery({ ...options, enabled: !isDeleted });
  const retry = () => void query.refetch();
  if (isDeleted) return { state: 'failed', reason: 'gone', retry };
  const reason = query.isError ? unavailableReason(query.error) : undefined;
  // Cached data stays on screen, unless the server says that it is gone or forbidden, for example after the sign-in
  // ended.
  const isLost = query.isError && ['forbidden', 'notFound', 'gone'].includes(failureKindOf(query.error));
  if (query.data !== undefined && !isLost) return { state: 'ready', data: query.data, retry };
  if (reason !== undefined && !query.isFetching) return { state: 'failed', reason, retry };
  return { state: 'loading' };
}
