import type { ListInfo } from '../../domain/lists/list';
import { markListDeleted } from './deleted-lists';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../query/query-client';

/** Removes a permanently deleted list from the caches: its info, its rows and its entry in the user's lists. */
export function forgetDeletedList(portal: Portal, listId: string): void {
  const queryClient = queryClientOf(portal);
  markListDeleted(portal, listId, 'final');
  queryClient.removeQueries({
    queryKey: ['lists'],
    predicate: ({ queryKey: [, kind, id] }) => (kind === 'info' || kind === 'rows') && id === listId,
  });
  for (const kind of ['owned', 'followed'])
    queryClient.setQueriesData<readonly ListInfo[]>({ queryKey: ['lists', kind] }, (lists) =>
      lists?.filter(({ id }) => id !== listId),
    );
}
