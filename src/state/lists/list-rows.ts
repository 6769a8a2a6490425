import { failureKindOf } from '../../api/http/failure';
import { listing } from '../../api/lists/listing';
import { favouriteItems, listItems } from '../../api/lists/lists';
import { isReadable } from '../../domain/lists/list';
import { listRows, type ListRow } from '../../domain/lists/list-row';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { setFavourites } from '../favourites/cache';
import { prefetchFavourites } from '../favourites/queries';

export type { ListRow };

/**
 * Loads the entries of a list with their details. Without an id, loads the favourites. Rows whose details could not be
 * fetched are marked as failed, and the failure is notified once.
 * @see R-LISTS-015 R-API-020 R-ERROR-002 O-17
 */
export async function loadRows(
  portal: Portal,
  listId: string | undefined,
  signal: AbortSignal,
): Promise<ListRow[]> {
  const api = currentApi(portal);
  // Compared with the query library's own timestamps.
  // eslint-disable-next-line no-restricted-properties -- see above
  const fetchedAt = Date.now();
  const content = await (listId === undefined ? favouriteItems(api, signal) : listItems(api, listId, signal));
  const items = content.items.filter(isReadable);
  setFavourites(portal, content.favourites, fetchedAt);
  prefetchFavourites(portal, items);
  const { itemDetails, failures } = await listing(api, items, signal);
  reportFailures(portal, failures, itemDetails);
  const detailsOf = new Map(items.map((item, index) => [item, itemDetails[index]]));
  return listRows(content.items, (item) => detailsOf.get(item) ?? { state: 'failed' });
}

/**
 * Reports the failures. If everything failed because there is no network, throws, so that the query runs again when the
 * network is back.
 */
function reportFailures(
  portal: Portal,
  failures: readonly Error[],
  itemDetails: readonly { state: string }[],
): void {
  const [first] = failures;
  if (first === undefined) return;
  const isOffline = failures.every((error) => failureKindOf(error) === 'offline');
  if (isOffline && itemDetails.every(({ state }) => state === 'failed')) throw first;
  reportFailure(portal, 'notify', first);
}
