import type { QueryKey } from '@tanstack/react-query';
import type { Post } from '../../browser/channel';
import { itemTypes } from '../../domain/activities/item-types';
import type { Favourite } from '../../domain/favourites/favourite';
import { isListDeleted, markDeletionFinal } from '../lists/deleted-lists';
import { listIdOf, listKeys } from '../lists/keys';
import { currentApi } from '../portal/api';
import type { Portal } from '../portal/portal';
import { portalStateAtom, sessionAtom } from '../portal/portal-state';
import { queryClientOf } from '../query/query-client';
import { removeDeletedListsFromFavourites, setFavourites } from './cache';

/** Reports that a change of an item is complete. Lists are fetched again in this tab and others. @see O-7 */
export function publishFavourite(portal: Portal, favourite: Favourite): void {
  publish(portal, { favourite });
}

/** Reports that a list was changed or deleted. Lists are fetched again in this tab and others. @see O-7 */
export function publishListChange(portal: Portal, deletedListId?: string): void {
  if (deletedListId !== undefined) removeDeletedListsFromFavourites(portal);
  publish(portal, deletedListId === undefined ? {} : { deletedListId });
}

function publish(portal: Portal, change: Pick<Message, 'favourite' | 'deletedListId'>): void {
  refetchLists(portal);
  joinOtherTabs(portal)({ ...sender(portal), ...change });
}

/** Fetches the lists again that a component shows, and the others when one shows them. A deleted list is not fetched. */
function refetchLists(portal: Portal): void {
  const predicate = ({ queryKey }: { queryKey: QueryKey }) =>
    !isListDeleted(portal, listIdOf(queryKey) ?? '');
  void queryClientOf(portal).invalidateQueries({ queryKey: listKeys.all, predicate });
}

/** Subscribes once to the changes of other tabs. Returns a function that posts to them. */
export const joinOtherTabs = (portal: Portal): Post => portal.single(joinChannel);

const joinChannel = (portal: Portal): Post =>
  portal.environment.joinChannel('lp-catalog', (message) => onMessage(portal, message));

/** Other tabs may show another portal or another user. A message counts only for the same user and portal. */
const sender = (portal: Portal) => ({
  portal: currentApi(portal).services.frontpage,
  userId: portal.store.get(sessionAtom).userId,
});

/** A message between tabs. The other tab may run another version of this code. */
interface Message {
  portal: string;
  userId: string | undefined;
  favourite?: Favourite;
  deletedListId?: string;
}

function onMessage(portal: Portal, received: unknown): void {
  const { store } = portal;
  if (store.get(portalStateAtom).state !== 'ready') return;
  const own = sender(portal);
  const message = (received ?? {}) as Partial<Message>;
  if (message.portal !== own.portal || message.userId !== own.userId) return;
  if (isFavourite(message.favourite)) setFavourites(portal, [message.favourite]);
  if (typeof message.deletedListId === 'string') {
    const listId = message.deletedListId;
    markDeletionFinal(portal, listId);
    removeDeletedListsFromFavourites(portal);
    // A page that has only favourite buttons has no cached lists, and does not load the code that caches them. If that
    // code fails to load, the cached list is still marked as deleted.
    void import('../lists/deleted-list-cache').then(
      ({ forgetDeletedList }) => forgetDeletedList(portal, listId),
      () => undefined,
    );
  }
  refetchLists(portal);
}

function isFavourite(value: Partial<Favourite> | undefined): value is Favourite {
  return (
    typeof value?.elementId === 'string' &&
    itemTypes.some((type) => type === value.type) &&
    typeof value.isFavourite === 'boolean' &&
    Array.isArray(value.selectedLists)
  );
}
