import {
  asArray,
  done,
  gone,
  isObject,
  json,
  numberParam,
  param,
  personalRoute,
  problem,
  readBody,
  readObject,
  textOf,
  type Call,
  type Route,
} from './http';
import { findOffer, imageOf } from './offers';
import { holds, remove, typeNames, type List, type Row } from './state';

const base = '/front/api/v1';
const me = (call: Call): number => call.person?.id ?? 0;
const findList = (call: Call, name = 'id'): List | undefined =>
  call.state.lists.find((list) => list.id === numberParam(call, name));
const owned = (call: Call): List[] => call.state.lists.filter((list) => list.ownerId === me(call));
const favourites = (call: Call): List => call.state.favourites.get(me(call)) as List;
const toList = (call: Call, list: List): Record<string, unknown> => ({
  id: list.id,
  name: list.name,
  description: list.description,
  color: list.color,
  ownerId: list.ownerId,
  ownership: list.ownerId === me(call) ? 'Owned' : list.followers.has(me(call)) ? 'Followed' : 'None',
  numberOfItems: list.rows.length,
  items: null,
  modifiedBy: null,
});

function toRow(call: Call, row: Row): Record<string, unknown> {
  const offer = findOffer(row.elementId);
  const inLists = owned(call)
    .filter((list) => holds(list, row.elementId, row.type))
    .map((list) => list.id);
  return {
    id: row.id,
    elementId: row.elementId,
    type: row.type,
    originalName: row.originalName,
    orderNumber: row.orderNumber,
    isInMyFavorites: holds(favourites(call), row.elementId, row.type),
    selectedLists: inLists,
    image: offer ? imageOf(offer) : null,
    created: row.created,
  };
}
const rows = (call: Call, list: List): Record<string, unknown>[] =>
  [...list.rows].sort((a, b) => a.orderNumber - b.orderNumber).map((row) => toRow(call, row));

function append(call: Call, list: List, elementId: number, type: unknown, name: unknown): void {
  if (holds(list, elementId, type)) return;
  const offer = findOffer(elementId);
  list.rows.push({
    id: call.state.nextId(),
    elementId,
    originalName: offer?.title ?? (textOf(name) || `#${elementId}`),
    type: offer?.type ?? typeNames[String(type).toLowerCase()] ?? Number(type),
    created: new Date().toISOString(),
    orderNumber: Math.max(0, ...list.rows.map((row) => row.orderNumber)) + 1,
  });
}
function withOwned(call: Call, list: List | undefined, change: (list: List) => Response): Response {
  if (!list) return problem(404, 'The list does not exist');
  return list.ownerId === me(call) ? change(list) : problem(403, 'The list belongs to somebody else');
}
const readName = (body: Record<string, unknown>): string => textOf(body['name']).trim();
const readText = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

async function create(call: Call): Promise<Response> {
  const body = await readObject(call);
  if (!readName(body)) return problem(400, 'A list needs a name');
  const list: List = {
    id: call.state.nextId(),
    ownerId: me(call),
    name: readName(body),
    description: readText(body['description']),
    color: readText(body['color']),
    followers: new Set(),
    rows: [],
  };
  call.state.lists.push(list);
  return json(list.id, 201);
}

async function edit(call: Call): Promise<Response> {
  const body = await readObject(call);
  const list = call.state.lists.find((other) => other.id === Number(body['id']));
  return withOwned(call, list, (own) => {
    if (!readName(body)) return problem(400, 'A list needs a name');
    own.name = readName(body);
    own.description = readText(body['description']);
    for (const item of asArray(body['items']).filter(isObject)) {
      const row = own.rows.find((other) => other.id === Number(item['id']));
      if (row) row.orderNumber = Number(item['orderNumber']);
    }
    return done();
  });
}

async function addItem(call: Call): Promise<Response> {
  const body = await readObject(call);
  const ids = asArray(body['addToLists']).map(Number);
  const targets = owned(call).filter((list) => ids.includes(list.id));
  if (targets.length < ids.length) return problem(403, 'A list belongs to somebody else');
  for (const list of targets)
    append(call, list, Number(body['elementId']), body['type'], body['originalName']);
  return done();
}

function follow(call: Call, on: boolean): Response {
  const list = findList(call);
  if (!list || list.ownerId === me(call)) return problem(list ? 409 : 404, 'The list cannot be followed');
  if (on) list.followers.add(me(call));
  else list.followers.delete(me(call));
  return done();
}

async function saveFavourite(call: Call): Promise<Response> {
  const body = await readObject(call);
  const elementId = Number(body['elementId']);
  if (!elementId) return problem(400, 'elementId is missing');
  if (body['isInMyFavorites'] === false) remove(favourites(call), elementId, String(body['type']));
  else append(call, favourites(call), elementId, body['type'], body['originalName']);
  return done();
}

async function favouriteInfo(call: Call): Promise<Response> {
  const requested = asArray(await readBody(call)).filter(isObject);
  const data = requested.map(({ elementId, type }) => {
    const id = Number(elementId);
    return {
      elementId: String(id),
      type,
      isInMyFavorites: holds(favourites(call), id, type),
      originalName: findOffer(id)?.title ?? null,
      selectedLists: owned(call)
        .filter((list) => holds(list, id, type))
        .map((list) => list.id),
    };
  });
  return json({ data });
}

function latestItem(call: Call): Response {
  const row = [...favourites(call).rows].sort((a, b) => b.created.localeCompare(a.created))[0];
  return row ? json(toRow(call, row)) : gone();
}

const lists = (call: Call, filter: (list: List) => boolean): Response =>
  json(call.state.lists.filter(filter).map((list) => toList(call, list)));
const visible = (call: Call, show: (list: List) => unknown): Response => {
  const list = findList(call);
  return list ? json(show(list)) : problem(404, 'The list does not exist');
};

export const listRoutes: Route[] = [
  personalRoute('GET', `${base}/lists/favorites`, (call) =>
    json({ ...toList(call, favourites(call)), items: rows(call, favourites(call)) }),
  ),
  personalRoute('GET', `${base}/lists/owned`, (call) => lists(call, (list) => list.ownerId === me(call))),
  personalRoute('GET', `${base}/lists/followed`, (call) =>
    lists(call, (list) => list.followers.has(me(call))),
  ),
  personalRoute('GET', `${base}/lists/latest-item`, latestItem),
  personalRoute('POST', `${base}/lists/create`, create),
  personalRoute('POST', `${base}/lists/edit`, edit),
  personalRoute('POST', `${base}/lists/add-item`, addItem),
  personalRoute('GET', `${base}/lists/follow/{id}`, (call) => follow(call, true)),
  personalRoute('GET', `${base}/lists/unfollow/{id}`, (call) => follow(call, false)),
  personalRoute('GET', `${base}/lists/{id}/items`, (call) => visible(call, (list) => rows(call, list))),
  personalRoute('GET', `${base}/lists/{id}/info`, (call) => visible(call, (list) => toList(call, list))),
  personalRoute('DELETE', `${base}/lists/{id}`, (call) =>
    withOwned(call, findList(call), (list) => {
      call.state.lists = call.state.lists.filter((other) => other !== list);
      return gone();
    }),
  ),
  personalRoute('DELETE', `${base}/lists/{listId}/item/{itemId}/type/{type}`, (call) =>
    withOwned(call, findList(call, 'listId'), (list) => {
      remove(list, numberParam(call, 'itemId'), param(call, 'type'));
      return gone();
    }),
  ),
  personalRoute('POST', `${base}/favorites`, saveFavourite),
  personalRoute('POST', `${base}/favorites/info`, favouriteInfo),
  personalRoute('DELETE', `${base}/favorites/{elementId}/type/{type}`, (call) => {
    remove(favourites(call), numberParam(call, 'elementId'), param(call, 'type'));
    return gone();
  }),
];
