import * as v from 'valibot';
import type { Favourite } from '../domain/lists/favourite';
import { inOrder, readOwnership, type ListInfo, type ListItem } from '../domain/lists/list';
import { flag, id, itemType, list, maybeId, text } from './answers/fields';
import { readList, readObject } from './answers/read';
import { responseObject } from './answers/response-object';
import type { Api } from './api';
import type { Operation } from './endpoints';

/** Lists of one's own, or lists that one follows (R-API-027, R-API-028). */
export async function lists(
  api: Api,
  which: 'ownedLists' | 'followedLists',
  signal?: AbortSignal,
): Promise<ListInfo[]> {
  const answer = await api.http.send(which, {}, signal);
  return readList(WireInfo, answer, { operation: which, report: api.report }).items;
}

/** A list without its items (R-API-035). */
export async function listInfo(api: Api, listId: string, signal?: AbortSignal): Promise<ListInfo> {
  const operation = 'listInfo';
  const answer = await api.http.send(operation, { path: { id: listId } }, signal);
  return readObject(WireInfo, answer, { operation, report: api.report });
}

/** The items of a list in their order, and what the answer tells about the person's hearts. */
export interface ListContent {
  items: ListItem[];
  favourites: Favourite[];
}

/** The items of a list (R-API-034). */
export async function listItems(api: Api, listId: string, signal?: AbortSignal): Promise<ListContent> {
  return readContent(api, await api.http.send('listItems', { path: { id: listId } }, signal), 'listItems');
}

/** My favourites; the answer may be the items, or a list that holds them (R-API-026, A-105). */
export async function favouriteItems(api: Api, signal?: AbortSignal): Promise<ListContent> {
  const answer = await api.http.send('favouriteList', {}, signal);
  const { items, favourites } = readContent(api, answer, 'favouriteList');
  // What stands among the favourites is one, also where the answer does not repeat it.
  return { items, favourites: favourites.map((one) => ({ ...one, isFavourite: true })) };
}

/** A list that is about to be made (R-ENTITY-059). */
export interface NewList {
  name: string;
  description: string;
  colour: string;
}

/** Makes a list and gives its id, which comes bare or as `id` (R-API-029, A-105). */
export async function createList(api: Api, { name, description, colour }: NewList): Promise<string> {
  const operation = 'createList';
  const answer = await api.http.send(operation, { body: { name, description, color: colour } });
  return readObject(NewId, answer, { operation, report: api.report });
}

const NewId = v.union([
  id,
  v.pipe(
    responseObject({ id: v.optional(id), data: v.optional(id) }),
    v.transform((wire) => wire.id ?? wire.data),
    v.string(),
  ),
]);

const WireInfo = v.pipe(
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
  v.transform((wire): ListInfo => ({
    id: wire.id,
    name: wire.name,
    description: wire.description,
    colour: wire.color,
    ownership: readOwnership(wire.ownership),
    ...(wire.ownerId === undefined ? {} : { ownerId: wire.ownerId }),
    itemCount: wire.numberOfItems ?? wire.items.length,
  })),
);

const WireItem = responseObject({
  id,
  elementId: id,
  type: itemType,
  originalName: text,
  orderNumber: v.nullish(v.number()),
  isInMyFavorites: flag,
  selectedLists: v.nullish(v.array(id)),
});

type WireItem = v.InferOutput<typeof WireItem>;

function readContent({ report }: Api, answer: unknown, operation: Operation): ListContent {
  const wire = readList(WireItem, answer, { operation, report }).items;
  return { items: inOrder(wire.map(toItem)), favourites: wire.flatMap(toFavourite) };
}

/** Items without a number stay where the answer has them. */
function toItem(
  { id: rowId, elementId, type, originalName, orderNumber }: WireItem,
  index: number,
): ListItem {
  return { id: rowId, elementId, type, originalName, orderNumber: orderNumber ?? index + 1 };
}

/** Only an item that says which lists hold it tells enough to draw its heart. */
function toFavourite({
  elementId,
  type,
  originalName,
  isInMyFavorites,
  selectedLists,
}: WireItem): Favourite[] {
  if (!selectedLists) return [];
  return [{ elementId, type, originalName, isFavourite: isInMyFavorites, selectedLists }];
}
