import * as v from 'valibot';
import { codeOfItemType, type ItemType } from '../../domain/activities/item-types';
import type { Favourite, FavouriteSubject } from '../../domain/favourites/favourite';
import { flag, id, itemType, mapped, text, Unreadable } from '../answers/fields';
import { readList } from '../answers/read';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';

/** What the person has done with each of at most thirty items (R-API-041, R-CONST-006). */
export async function favouriteInfo(api: Api, keys: readonly FavouriteSubject[]): Promise<Favourite[]> {
  const body = keys.map(({ elementId, type }) => ({ elementId, type: typeCode(type) }));
  const operation = 'favouriteInfo';
  const answer = await api.http.send(operation, { body });
  return readList(favouriteInfoOf(keys), answer, { operation, report: api.report }).items;
}

/** Makes an item a favourite; its name is kept for when it has left the catalog (R-API-039). */
export async function addFavourite(
  { http }: Api,
  item: FavouriteSubject & { originalName: string },
): Promise<void> {
  const { elementId, type, originalName } = item;
  await http.send('addFavourite', {
    body: { isInMyFavorites: true, elementId, originalName, type: typeCode(type) },
  });
}

/** Takes an item from the favourites (R-API-040). */
export async function deleteFavourite({ http }: Api, { elementId, type }: FavouriteSubject): Promise<void> {
  await http.send('deleteFavourite', { path: { elementId, type: String(typeCode(type)) } });
}

/** Puts an item into lists, the newly ticked ones only (R-API-037, A-097). */
export async function addToLists(
  { http }: Api,
  item: FavouriteSubject,
  listIds: readonly string[],
): Promise<void> {
  const { elementId, type } = item;
  await http.send('addListItem', { body: { elementId, type: typeCode(type), addToLists: [...listIds] } });
}

/** Takes an item, named by its element id, out of a list (R-API-038, A-098). */
export async function removeFromList({ http }: Api, item: FavouriteSubject, listId: string): Promise<void> {
  const { elementId, type } = item;
  await http.send('deleteListItem', { path: { listId, itemId: elementId, type: String(typeCode(type)) } });
}

/** A type as it travels: its code, or its name where it has none. */
export const typeCode = (type: ItemType): number | string => codeOfItemType(type) ?? type;

/** An entry whose type cannot be read takes the type that was requested, or its item would count as no favourite (O-19). */
const favouriteInfoOf = (keys: readonly FavouriteSubject[]) =>
  v.pipe(
    responseObject({
      elementId: id,
      type: v.optional(v.unknown()),
      isInMyFavorites: flag,
      originalName: text,
      selectedLists: v.nullish(v.array(id), () => []),
    }),
    mapped((response): Favourite => {
      const requested = keys.find(({ elementId }) => elementId === response.elementId)?.type;
      return {
        elementId: response.elementId,
        type: typeIn(response.type, requested),
        isFavourite: response.isInMyFavorites,
        originalName: response.originalName,
        selectedLists: response.selectedLists,
      };
    }),
  );

/** @throws {Unreadable} where neither the entry nor the request names a type */
function typeIn(response: unknown, requested: ItemType | undefined): ItemType {
  const read = v.safeParse(itemType, response);
  const type = read.success ? read.output : requested;
  if (type === undefined) throw new Unreadable('a known item type', response);
  return type;
}
