import type { ListInfo } from '../../domain/lists/list';
import { listKeys } from './keys';
import { markDeletionFinal } from './deleted-lists';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../query/query-client';

/** Removes a permanently deleted list from the caches: its info, its rows and its entry in the user's lists. */
export function forgetDeletedList(portal: Portal, listId: string): void {
  const queryClient = queryClientOf(portal);
  markDeletionFinal(portal, listId);
  queryClient.removeQueries({ queryKey: listKeys.info(listId) });
  queryClient.removeQueries({ queryKey: listKeys.rows(listId) });
  for (const queryKey of [listKeys.owned, listKeys.followed])
    queryClient.setQueriesData<readonly ListInfo[]>({ queryKey }, (lists) =>
      lists?.filter(({ id }) => id !== listId),
    );
}
