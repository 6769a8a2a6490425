import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Api } from '../../api/http/api';
import { listInfo, lists } from '../../api/lists/lists';
import { currentApi } from '../portal/api';
import { prefetch } from '../query/eager-query';
import type { Portal } from '../portal/portal';
import { cultureAtom, sessionAtom } from '../portal/portal-state';
import { queryClientOf } from '../query/query-client';
import { favouritesVersionAtom, joinOtherTabs } from '../favourites/sync';
import { isListDeleted } from './deleted-lists';
import { listIdOf, listKeys } from './keys';
import { loadRows } from './list-rows';

/** The query for the user's own lists, or for the lists that the user follows. @see R-LISTS-002 */
export const listsQuery = (portal: Portal, which: 'owned' | 'followed') =>
  queryOf(portal, listKeys[which], (api, signal) =>
    lists(api, which === 'owned' ? 'ownedLists' : 'followedLists', signal),
  );

/** The query for a list without its items. @see R-API-035 */
export const listQuery = (portal: Portal, listId: string) =>
  queryOf(portal, listKeys.info(listId), (api, signal) => listInfo(api, listId, signal));

/** The query for the rows of a list. Without an id, for the rows of the favourites. @see R-LISTS-015 */
export const rowsQuery = (portal: Portal, listId?: string) =>
  queryOf(portal, listId === undefined ? listKeys.favourites : listKeys.rows(listId), (_api, signal) =>
    loadRows(portal, listId, signal),
  );

/** Prefetches the user's own lists. If that fails, the screen fetches them again. */
export function prefetchOwnLists(portal: Portal): void {
  const queryClient = queryClientOf(portal);
  const query = listsQuery(portal, 'owned');
  void prefetch(queryClient, query.queryKey, () =>
    queryClient.query({ ...query, meta: { onFailure: 'log' } }),
  );
}

/** Returns a query whose key contains the language and the user. A failure is notified. @see R-ERROR-002 */
function queryOf<Data>(
  portal: Portal,
  key: readonly string[],
  load: (api: Api, signal: AbortSignal) => Promise<Data>,
) {
  const { store } = portal;
  const queryKey: QueryKey = [...key, store.get(cultureAtom), store.get(sessionAtom).userId ?? 'anonymous'];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      portal.single(refetchAfterChanges);
      return load(currentApi(portal), signal);
    },
    meta: { onFailure: 'notify' as const },
  });
}

/**
 * Fetches lists again when a favourite or a list changes, in this tab or another. A deleted list is not fetched.
 * @see O-7
 */
function refetchAfterChanges(portal: Portal): true {
  joinOtherTabs(portal);
  const queryClient = queryClientOf(portal);
  const predicate = ({ queryKey }: { queryKey: QueryKey }) =>
    !isListDeleted(portal, listIdOf(queryKey) ?? '');
  portal.store.sub(
    favouritesVersionAtom,
    () => void queryClient.invalidateQueries({ queryKey: listKeys.all, predicate }),
  );
  return true;
}
