import * as v from 'valibot';
import { codeOfItemType, type ItemType } from '../../domain/activities/item-types';
import type { Favourite, FavouriteSubject } from '../../domain/favourites/favourite';
import { flag, id, itemType, mapped, text, Unreadable } from '../answers/fields';
import { readList } from '../answers/read';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';

/** Fetches the favourite state of at most thirty items, and the lists that contain them. @see R-API-041 R-CONST-006 */
export async function favouriteInfo(api: Api, keys: readonly FavouriteSubject[]): Promise<Favourite[]> {
  const body = keys.map(({ elementId, type }) => ({ elementId, type: typeCode(type) }));
  const operation = 'favouriteInfo';
  const answer = await api.http.send(operation, { body });
  return readList(favouriteInfoOf(keys), answer, { operation, report: api.report }).items;
}

/**
 * Adds an item to the favourites. The server stores its name for the time after it has left the catalog.
 * @see R-API-039
 */
export async function addFavourite(
  { http }: Api,
  item: FavouriteSubject & { originalName: string },
): Promise<void> {
  const { elementId, type, originalName } = item;
  await http.send('addFavourite', {
    body: { isInMyFavorites: true, elementId, originalName, type: typeCode(type) },
  });
}

/** Removes an item from the favourites. @see R-API-040 */
export async function deleteFavourite({ http }: Api, { elementId, type }: FavouriteSubject): Promise<void> {
  await http.send('deleteFavourite', { path: { elementId, type: String(typeCode(type)) } });
}

/** Adds an item to lists. `listIds` contains the newly selected lists only. @see R-API-037 A-097 */
export async function addToLists(
  { http }: Api,
  item: FavouriteSubject,
  listIds: readonly string[],
): Promise<void> {
  const { elementId, type } = item;
  await http.send('addListItem', { body: { elementId, type: typeCode(type), addToLists: [...listIds] } });
}

/** Removes an item, identified by its element id, from a list. @see R-API-038 A-098 */
export async function removeFromList({ http }: Api, item: FavouriteSubject, listId: string): Promise<void> {
  const { elementId, type } = item;
  await http.send('deleteListItem', { path: { listId, itemId: elementId, type: String(typeCode(type)) } });
}

/** Returns the value of an item type in requests: its code, or its name if it has no code. @see A-130 */
export const typeCode = (type: ItemType): number | string => codeOfItemType(type) ?? type;

/**
 * An entry with an unreadable type uses the requested type. Otherwise its item would count as no favourite.
 * @see O-19
 */
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

/** @throws {Unreadable} if neither the entry nor the request contains a type */
function typeIn(response: unknown, requested: ItemType | undefined): ItemType {
  const read = v.safeParse(itemType, response);
  const type = read.success ? read.output : requested;
  if (type === undefined) throw new Unreadable('a known item type', response);
  return type;
}
