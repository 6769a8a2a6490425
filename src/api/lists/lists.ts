import * as v from 'valibot';
import { favouriteKey, type Favourite } from '../../domain/favourites/favourite';
import {
  inOrder,
  readOwnership,
  type ListEntry,
  type ListInfo,
  type UnreadableItem,
} from '../../domain/lists/list';
import { isObject } from '../answers/envelope';
import { count, flag, id, itemType, list, maybeId, text } from '../answers/fields';
import { readPartially } from '../answers/partial';
import { findList, readList } from '../answers/read';
import { readEntry, readObject } from '../answers/read-one';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import type { Operation } from '../http/endpoints';

/** Fetches the person's own lists, or the lists that the person follows. @see R-API-027 R-API-028 */
export async function lists(
  api: Api,
  which: 'ownedLists' | 'followedLists',
  signal?: AbortSignal,
): Promise<ListInfo[]> {
  const answer = await api.http.send(which, {}, signal);
  return readList(InfoResponse, answer, { operation: which, report: api.report }).items;
}

/** Fetches a list without its items. @see R-API-035 */
export async function listInfo(api: Api, listId: string, signal?: AbortSignal): Promise<ListInfo> {
  const operation = 'listInfo';
  const answer = await api.http.send(operation, { path: { id: listId } }, signal);
  return readObject(InfoResponse, answer, { operation, report: api.report });
}

/** The items of a list in their order, and the favourite states that the response contains. */
export interface ListContent {
  items: ListEntry[];
  favourites: Favourite[];
}

/** Fetches the items of a list. @see R-API-034 */
export async function listItems(api: Api, listId: string, signal?: AbortSignal): Promise<ListContent> {
  return readContent(api, await api.http.send('listItems', { path: { id: listId } }, signal), 'listItems');
}

/** Fetches My favourites. The response is either the items or a list that contains them. @see R-API-026 A-105 */
export async function favouriteItems(api: Api, signal?: AbortSignal): Promise<ListContent> {
  const answer = await api.http.send('favouriteList', {}, signal);
  const { items, favourites } = readContent(api, answer, 'favouriteList');
  // Every item in My favourites is a favourite, even if the response does not repeat it.
  return { items, favourites: favourites.map((one) => ({ ...one, isFavourite: true })) };
}

/** A new list. @see R-ENTITY-059 */
export interface NewList {
  name: string;
  description: string;
  colour: string;
}

/** Creates a list and returns its id. The response is the bare id or an object with `id`. @see R-API-029 A-105 */
export async function createList(api: Api, { name, description, colour }: NewList): Promise<string> {
  const operation = 'createList';
  const answer = await api.http.send(operation, { body: { name, description, color: colour } });
  return readObject(NewId, answer, { operation, report: api.report });
}

const NewId = v.union([
  id,
  v.pipe(
    responseObject({ id: v.optional(id), data: v.optional(id) }),
    v.transform((response) => response.id ?? response.data),
    v.string(),
  ),
]);

const InfoResponse = v.pipe(
  responseObject({
    id,
    name: text,
    description: text,
    color: text,
    ownership: text,
    ownerId: maybeId,
    numberOfItems: v.nullish(v.number()),
    items: list,
  }),
  v.transform((response): ListInfo => ({
    id: response.id,
    name: response.name,
    description: response.description,
    colour: response.color,
    ownership: readOwnership(response.ownership),
    ...(response.ownerId === undefined ? {} : { ownerId: response.ownerId }),
    itemCount: response.numberOfItems ?? response.items.length,
  })),
);

const ItemResponse = responseObject({
  id: maybeId,
  elementId: id,
  type: itemType,
  originalName: text,
  orderNumber: count,
  isInMyFavorites: flag,
  selectedLists: v.nullish(v.array(id)),
});

/** The readable fields of an unreadable entry. */
const EntryResponse = responseObject({ id: maybeId, originalName: text, orderNumber: count });

type ItemResponse = v.InferOutput<typeof ItemResponse>;

interface ReadEntry {
  item: ListEntry;
  favourites: Favourite[];
}

/** Retains every entry, even an unreadable one, so that saving the list loses nothing. @see O-23 */
function readContent({ report }: Api, answer: unknown, operation: Operation): ListContent {
  const reading = { operation, report };
  const read = findList(answer, reading).items.map((entry, index): ReadEntry => {
    const response = readEntry(ItemResponse, entry, reading);
    if (response === undefined) return { item: unreadableItem(entry, index), favourites: [] };
    return { item: toItem(response, index, entry), favourites: toFavourite(response) };
  });
  return {
    items: inOrder(read.map(({ item }) => item)),
    favourites: read.flatMap(({ favourites }) => favourites),
  };
}

/**
 * Converts an entry to a list item. An item without an order number retains its index in the response. An item without
 * a row id retains the original entry, which an edit sends back.
 * @see O-23
 */
function toItem(
  { id: rowId, elementId, type, originalName, orderNumber }: ItemResponse,
  index: number,
  entry: unknown,
): ListEntry {
  const item = { elementId, type, originalName, orderNumber: orderNumber ?? index + 1 };
  if (rowId !== undefined) return { id: rowId, ...item };
  // An element id is not unique across types, so the key includes the type.
  return { id: favouriteKey({ elementId, type }), ...item, ...(isObject(entry) ? { original: entry } : {}) };
}

function unreadableItem(entry: unknown, index: number): UnreadableItem {
  const fields = isObject(entry) ? entry : {};
  const {
    id: rowId,
    originalName = '',
    orderNumber = index + 1,
  } = readPartially(EntryResponse, fields).output ?? {};
  if (rowId !== undefined) return { id: rowId, originalName, orderNumber };
  const original = isObject(entry) ? { original: entry } : {};
  return { id: `entry-${index + 1}`, originalName, orderNumber, ...original };
}

/** Returns the favourite state of an item. The state is complete only if the entry has `selectedLists`. */
function toFavourite({
  elementId,
  type,
  originalName,
  isInMyFavorites,
  selectedLists,
}: ItemResponse): Favourite[] {
  if (!selectedLists) return [];
  return [{ elementId, type, originalName, isFavourite: isInMyFavorites, selectedLists }];
}
