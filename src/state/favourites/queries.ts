import { favouriteInfo } from '../../api/favourites/favourites';
import { failureKindOf } from '../../api/http/failure';
import { whenOnline } from '../../browser/connection';
import { whenIdle } from '../../browser/page';
import { inBatches, type Favourite, type FavouriteSubject } from '../../domain/favourites/favourite';
import { batchSize, batchWaitMs } from '../../domain/limits';
import { isUser } from '../../domain/session/viewer';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { sessionAtom } from '../portal/portal-state';
import { favouriteEntry, nextVersion, setFavourites } from './cache';
import { joinOtherTabs } from './sync';

const createQueue = () => ({
  items: [] as FavouriteSubject[],
  /** Cancels the pending fetch of a batch that is not full. */
  cancel: undefined as (() => void) | undefined,
});

/**
 * Fetches whether items are favourites, each item once and in batches. Fetches a full batch at once. Fetches a smaller
 * batch when the page is idle, because elements with a favourite button render one by one. Only logs failures.
 * @see R-SEARCHFLOW-004 R-API-041 A-095
 */
export function queueFavouriteQuery(portal: Portal, items: readonly FavouriteSubject[]): void {
  if (!isUser(portal.store.get(sessionAtom))) return;
  joinOtherTabs(portal);
  const queue = portal.single(createQueue);
  for (const item of items) {
    const entry = favouriteEntry(portal, item);
    if (entry.isFetched) continue;
    entry.isFetched = true;
    queue.items.push(item);
    if (queue.items.length === batchSize) fetchQueued(portal);
  }
  if (queue.items.length > 0) queue.cancel ??= whenIdle(() => fetchQueued(portal), batchWaitMs);
}

function fetchQueued(portal: Portal): void {
  const queue = portal.single(createQueue);
  queue.cancel?.();
  queue.cancel = undefined;
  const batch = queue.items;
  queue.items = [];
  if (batch.length > 0) void fetchBatch(portal, batch);
}

async function fetchBatch(portal: Portal, batch: readonly FavouriteSubject[]): Promise<void> {
  try {
    await readFavourites(portal, batch);
  } catch (error) {
    for (const item of batch) favouriteEntry(portal, item).isFetched = false;
    if (failureKindOf(error) === 'offline') whenOnline(() => queueFavouriteQuery(portal, batch));
    reportFailure(portal, 'log', error);
  }
}

/**
 * Fetches the favourites of at most thirty items. Rejects with an `ApiFailure` when there is no response.
 * @see R-API-041
 */
export async function readFavourites(portal: Portal, batch: readonly FavouriteSubject[]): Promise<void> {
  const { userId } = portal.store.get(sessionAtom);
  const version = nextVersion(portal);
  const found = await favouriteInfo(currentApi(portal), batch);
  if (portal.store.get(sessionAtom).userId !== userId) return;
  setFavourites(
    portal,
    batch.map((item) => responseFor(item, found)),
    version,
  );
}

/** Fetches any number of items again after a change that may affect them. Only logs failures. @see O-15 */
export async function rereadFavourites(portal: Portal, items: readonly FavouriteSubject[]): Promise<void> {
  try {
    await Promise.all(inBatches(items, batchSize).map((batch) => readFavourites(portal, batch)));
  } catch (error) {
    reportFailure(portal, 'log', error);
  }
}

/**
 * Returns the favourite of an item from a response. A server may return the item under a related type. An item that is
 * not in the response is not a favourite.
 */
function responseFor({ elementId, type }: FavouriteSubject, favourites: readonly Favourite[]): Favourite {
  const ofItem = favourites.filter((one) => one.elementId === elementId);
  const match = ofItem.find((one) => one.type === type) ?? ofItem[0];
  return { originalName: '', isFavourite: false, selectedLists: [], ...match, elementId, type };
}
