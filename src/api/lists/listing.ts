import { batchSize } from '../../domain/limits';
import { inBatches } from '../../domain/batches';
import type { FavouriteSubject } from '../../domain/favourites/favourite';
import type { ItemDetails } from '../../domain/lists/list-row';
import type { ResultItem } from '../../domain/search/result-item';
import { id } from '../answers/fields';
import { readPartially } from '../answers/partial';
import { findList } from '../answers/read';
import { readEntry } from '../answers/read-one';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { failureKindOf } from '../http/failure';
import { typeCode } from '../favourites/favourites';
import { resultItemOf } from '../search/result-items';

/** The details of items, and the errors of failed requests. */
export interface Listing {
  /** The result for each item, in the order of the items. */
  itemDetails: ItemDetails<ResultItem>[];
  /** The error of each batch that failed. */
  failures: Error[];
}

/**
 * Fetches details of items, thirty in each call. A failed batch affects only its own items. An item counts as absent
 * only if its batch returned a readable list without the item. Throws if the signal aborts.
 * @see R-API-020 R-API-021 O-19
 */
export async function listing(
  api: Api,
  items: readonly FavouriteSubject[],
  signal?: AbortSignal,
): Promise<Listing> {
  const batches = await Promise.all(
    inBatches(items, batchSize).map((batch) => listBatch(api, batch, signal)),
  );
  return {
    itemDetails: batches.flatMap(({ itemDetails }) => itemDetails),
    failures: batches.flatMap(({ failures }) => failures),
  };
}

async function listBatch(
  api: Api,
  batch: readonly FavouriteSubject[],
  signal: AbortSignal | undefined,
): Promise<Listing> {
  const keys = batch.map(({ type, elementId }) => `${typeCode(type)}:${elementId}`);
  try {
    const answer = await api.http.send('listing', { query: { keys } }, signal);
    const reading = { operation: 'listing', report: api.report };
    const entries = findList(answer, reading).items.map((entry) => entryOf(api, entry));
    return { itemDetails: batch.map((item) => itemDetailsIn(entries, item)), failures: [] };
  } catch (error) {
    if (signal?.aborted || failureKindOf(error) === 'aborted') throw error;
    return { itemDetails: batch.map(() => ({ state: 'failed' })), failures: [toError(error)] };
  }
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

interface Entry {
  /** Undefined if the entry is unreadable. `id` then identifies the item, if the id itself is readable. */
  details: ResultItem | undefined;
  id: string | undefined;
}

const WithId = responseObject({ id });

function entryOf(api: Api, entry: unknown): Entry {
  const details = readEntry(resultItemOf(api), entry, { operation: 'listing', report: api.report });
  return { details, id: details?.id ?? readPartially(WithId, entry).output?.id };
}

/**
 * Finds the result for an item. Prefers an entry with the same type. Falls back to the id alone, because a server can
 * use a related type.
 */
function itemDetailsIn(
  entries: readonly Entry[],
  { elementId, type }: FavouriteSubject,
): ItemDetails<ResultItem> {
  const found = entries.flatMap(({ details }) => (details?.id === elementId ? [details] : []));
  const details = found.find((one) => one.type === type) ?? found[0];
  if (details) return { state: 'found', details };
  // An unreadable entry can belong to this item, unless its id identifies another item.
  const isUnread = entries.some((entry) => !entry.details && (entry.id ?? elementId) === elementId);
  return { state: isUnread ? 'failed' : 'absent' };
}
