import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Api } from '../../api/http/api';
import { listInfo, lists } from '../../api/lists/lists';
import { currentApi } from '../portal/api';
import { prefetch } from '../query/eager-query';
import type { Portal } from '../portal/portal';
import { cultureAtom, sessionAtom } from '../portal/portal-state';
import { queryClientOf } from '../query/query-client';
import { joinOtherTabs } from '../favourites/sync';
import { listKeys } from './keys';
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
      // Other tabs report a change of a favourite or a list, and the lists are fetched again. @see O-7
      joinOtherTabs(portal);
      return load(currentApi(portal), signal);
    },
    meta: { onFailure: 'notify' as const },
  });
}
