import type { UseQueryOptions } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ApiFailure, failureKindOf } from '../../api/http/failure';
import type { ListInfo } from '../../domain/lists/list';
import { useEagerQuery } from '../query/eager-query';
import type { QueryResult } from '../query/query-result';
import { usePortal } from '../portal/portal-context';
import { deletedListsAtom } from './deleted-lists';
import type { ListRow } from './list-rows';
import { listQuery, listsQuery, rowsQuery } from './queries';
import { useCulture, useSession } from '../session/hooks';

/** Returns the user's own lists, or the lists that the user follows. @see R-LISTS-002 */
export function useLists(which: 'owned' | 'followed'): QueryResult<readonly ListInfo[]> {
  const deleted = useAtomValue(deletedListsAtom);
  const lists = useListQuery(listsQuery(usePortalOfUser(), which));
  if (!lists.data || deleted.size === 0) return lists;
  return { ...lists, data: lists.data.filter(({ id }) => !deleted.has(id)) };
}

/** Returns a list without its items. @see R-API-035 */
export const useListInfo = (listId: string): QueryResult<ListInfo> =>
  useListQuery(listQuery(usePortalOfUser(), listId), listId);

/** Returns the rows of a list. Without an id, returns the rows of the favourites. @see R-LISTS-015 */
export const useListRows = (listId?: string): QueryResult<readonly ListRow[]> =>
  useListQuery(rowsQuery(usePortalOfUser(), listId), listId);

/** Returns the portal. Renders again when the language or the user changes, because the query keys contain them. */
function usePortalOfUser() {
  useCulture();
  useSession();
  return usePortal();
}

function useListQuery<Data>(
  options: UseQueryOptions<Data>,
  /** The list that the query belongs to. Nothing is fetched for a deleted list. */
  listId?: string,
): QueryResult<Data> {
  const isDeleted = useAtomValue(deletedListsAtom).has(listId ?? '');
  const { data, error, isFetching, refetch } = useEagerQuery({ ...options, enabled: !isDeleted });
  if (isDeleted) return { data: undefined, error: deletedHere, refetch };
  // Cached data stays on screen, unless the server says that it is gone or forbidden, for example after the sign-in
  // ended.
  const isLost = error !== null && ['forbidden', 'notFound', 'gone'].includes(failureKindOf(error));
  if (isLost) return { data: undefined, error: isFetching ? null : error, refetch };
  return { data, error, refetch };
}

const deletedHere = new ApiFailure('gone', 'listInfo', 'the user deleted the list');
