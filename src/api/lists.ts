import * as v from 'valibot';
import { itemTypeOf } from '../domain/activity/item-types';
import type { Favourite } from '../domain/lists/favourite';
import {
  inOrder,
  readOwnership,
  type ListEntry,
  type ListInfo,
  type UnreadableItem,
} from '../domain/lists/list';
import { flag, id, list, maybeId, readAnswer, readItems, text } from './answers';
import type { Api } from './api';

/** Lists of one's own, or lists that one follows (R-API-027, R-API-028). */
export async function lists(
  { http }: Api,
  which: 'ownedLists' | 'followedLists',
  signal?: AbortSignal,
): Promise<ListInfo[]> {
  return readItems(WireInfo, readAnswer(wholeList, await http.send(which, {}, signal), which), which);
}

/** An answer that is a list; an empty body is a failure, not an empty list (O-19). */
const wholeList = v.array(v.unknown());

/** A list without its items (R-API-035). */
export async function listInfo({ http }: Api, listId: string, signal?: AbortSignal): Promise<ListInfo> {
  return readAnswer(WireInfo, await http.send('listInfo', { path: { id: listId } }, signal), 'listInfo');
}

/** The items of a list in their order, and what the answer tells about the person's hearts. */
export interface ListContent {
  items: ListEntry[];
  favourites: Favourite[];
}

/** The items of a list (R-API-034). */
export async function listItems({ http }: Api, listId: string, signal?: AbortSignal): Promise<ListContent> {
  return readContent(await http.send('listItems', { path: { id: listId } }, signal), 'listItems');
}

/** My favourites; the answer may be the items, or a list that holds them (R-API-026, A-105). */
export async function favouriteItems({ http }: Api, signal?: AbortSignal): Promise<ListContent> {
  const { items, favourites } = readContent(await http.send('favouriteList', {}, signal), 'favouriteList');
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
export async function createList({ http }: Api, { name, description, colour }: NewList): Promise<string> {
  const answer = await http.send('createList', { body: { name, description, color: colour } });
  const NewId = v.union([
    id,
    v.pipe(
      v.object({ id }),
      v.transform((wire) => wire.id),
    ),
  ]);
  return readAnswer(NewId, answer, 'createList');
}

const WireInfo = v.pipe(
  v.object({
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

const Content = v.union([
  wholeList,
  v.pipe(
    v.object({ items: v.nullable(wholeList, []) }),
    v.transform((wire) => wire.items),
  ),
]);

const rowId = v.fallback(maybeId, undefined);
const rowName = v.fallback(text, '');
const rowNumber = v.fallback(v.nullish(v.number()), undefined);

const WireItem = v.object({
  id: rowId,
  elementId: id,
  type: v.pipe(v.union([v.string(), v.number()]), v.transform(itemTypeOf)),
  originalName: rowName,
  orderNumber: rowNumber,
  isInMyFavorites: v.fallback(flag, false),
  selectedLists: v.fallback(v.nullish(v.array(id)), undefined),
});

/** What can be told of an entry that is no item. */
const WireEntry = v.object({ id: rowId, originalName: rowName, orderNumber: rowNumber });

type WireItem = v.InferOutput<typeof WireItem>;

interface ReadEntry {
  item: ListEntry;
  favourites: Favourite[];
}

/** Every entry stays, also one that cannot be read, so that saving the list loses nothing (O-23). */
function readContent(answer: unknown, operation: string): ListContent {
  const read = readAnswer(Content, answer, operation).map((entry, index): ReadEntry => {
    const [wire] = readItems(WireItem, [entry], operation);
    if (wire === undefined) return { item: unreadableItem(entry, index), favourites: [] };
    return { item: toItem(wire, index), favourites: toFavourite(wire) };
  });
  return {
    items: inOrder(read.map(({ item }) => item)),
    favourites: read.flatMap(({ favourites }) => favourites),
  };
}

/** Items without a number stay where the answer has them; one without a row id is named by its element id. */
function toItem(
  { id: given, elementId, type, originalName, orderNumber }: WireItem,
  index: number,
): ListEntry {
  return { id: given ?? elementId, elementId, type, originalName, orderNumber: orderNumber ?? index + 1 };
}

function unreadableItem(entry: unknown, index: number): UnreadableItem {
  const isObject = typeof entry === 'object' && entry !== null;
  const wire = v.parse(WireEntry, isObject ? entry : {});
  return {
    id: wire.id ?? `entry-${index + 1}`,
    originalName: wire.originalName,
    orderNumber: wire.orderNumber ?? index + 1,
    ...(wire.id === undefined && isObject ? { wire: entry } : {}),
  };
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
