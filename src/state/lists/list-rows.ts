import { failureKindOf } from '../../api/http/failure';
import { listing } from '../../api/lists/listing';
import { favouriteItems, listItems } from '../../api/lists/lists';
import { isReadable } from '../../domain/lists/list';
import { listRows, type ListRow } from '../../domain/lists/list-row';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { setFavourites, nextVersion } from '../favourites/cache';
import { queueFavouriteQuery } from '../favourites/queries';

export type { ListRow };

/**
 * The entries of a list with their details; without an id, the favourites. Rows whose details could not be fetched say
 * so, and the failure is notified once (R-LISTS-015, R-API-020, R-ERROR-002, O-17).
 */
export async function loadRows(
  portal: Portal,
  listId: string | undefined,
  signal: AbortSignal,
): Promise<ListRow[]> {
  const api = currentApi(portal);
  const version = nextVersion(portal);
  const content = await (listId === undefined ? favouriteItems(api, signal) : listItems(api, listId, signal));
  const items = content.items.filter(isReadable);
  setFavourites(portal, content.favourites, version);
  queueFavouriteQuery(portal, items);
  const { lookUps, failures } = await listing(api, items, signal);
  reportFailures(portal, failures, lookUps);
  const lookUpOf = new Map(items.map((item, index) => [item, lookUps[index]]));
  return listRows(content.items, (item) => lookUpOf.get(item) ?? { state: 'failed' });
}

/** Where nothing could be fetched for want of a network, the query fails and starts again with the network. */
function reportFailures(
  portal: Portal,
  failures: readonly Error[],
  lookUps: readonly { state: string }[],
): void {
  const [first] = failures;
  if (first === undefined) return;
  const isOffline = failures.every((error) => failureKindOf(error) === 'offline');
  if (isOffline && lookUps.every(({ state }) => state === 'failed')) throw first;
  reportFailure(portal, 'notify', first);
}
