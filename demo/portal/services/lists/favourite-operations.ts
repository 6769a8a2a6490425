import * as v from 'valibot';
import { kindOf } from '../../catalog/offer-kinds';
import { addFavouriteRow, favouritesOf, removeFavouriteRow } from '../../store/favourites';
import { listsHolding } from '../../store/lists';
import { findOffer } from './find-offer';
import { itemAnswers } from './list-answers';
import { bodyOf, type Call, type Operation, param, personOf } from '../operation';
import { requestId } from '../request-fields';

const service = 'frontpage';
const mostKeys = 30;
const favouriteListId = 'favorites';

const newFavourite = v.object({
  isInMyFavorites: v.optional(v.boolean(), true),
  elementId: requestId,
  originalName: v.optional(v.string()),
  type: requestId,
});

const elementKeys = v.pipe(
  v.array(v.object({ elementId: requestId, type: requestId })),
  v.maxLength(mostKeys, `at most ${mostKeys} elements in one call`),
);

/** Favourites (R-API-026, R-API-036, R-API-039 to R-API-041). */
export const favouriteOperations: readonly Operation[] = [
  { id: 'favouriteList', service, method: 'GET', path: '/api/v1/lists/favorites', answer: list },
  { id: 'latestListItem', service, method: 'GET', path: '/api/v1/lists/latest-item', answer: latest },
  { id: 'addFavourite', service, method: 'POST', path: '/api/v1/favorites', answer: add },
  {
    id: 'deleteFavourite',
    service,
    method: 'DELETE',
    path: '/api/v1/favorites/:elementId/type/:type',
    answer: remove,
  },
  { id: 'favouriteInfo', service, method: 'POST', path: '/api/v1/favorites/info', answer: info },
];

function list(call: Call) {
  const person = personOf(call);
  const rows = favouritesOf(call.data.store, person.id);
  const items = itemAnswers(
    call,
    rows.map((row, index) => ({ ...row, position: index + 1 })),
  );
  return {
    id: favouriteListId,
    name: '',
    ownership: 'Owned',
    ownerId: person.id,
    numberOfItems: items.length,
    items,
  };
}

function latest(call: Call) {
  const [row] = favouritesOf(call.data.store, personOf(call).id);
  const offer = row === undefined ? undefined : call.data.catalog.offers.get(row.offer);
  if (row === undefined || offer === undefined) return {};
  return { type: kindOf(offer.type).code, elementId: row.offer, created: row.created };
}

function add(call: Call) {
  const person = personOf(call).id;
  const { elementId, originalName, isInMyFavorites } = bodyOf(call, newFavourite);
  const { offer, name } = findOffer(call, elementId);
  if (isInMyFavorites) {
    const created = call.data.clock().toISOString();
    addFavouriteRow(call.data.store, person, { offer: offer.id, name: originalName ?? name, created });
  } else {
    removeFavouriteRow(call.data.store, person, offer.id);
  }
  return {};
}

function remove(call: Call) {
  removeFavouriteRow(call.data.store, personOf(call).id, param(call, 'elementId'));
  return {};
}

function info(call: Call) {
  const person = personOf(call).id;
  const { store, catalog } = call.data;
  const favourites = new Map(favouritesOf(store, person).map((row) => [row.offer, row.name]));
  const holding = listsHolding(store, person);
  const data = bodyOf(call, elementKeys).map(({ elementId, type }) => {
    const offer = catalog.offers.get(elementId);
    const originalName = favourites.get(elementId);
    return {
      elementId,
      type: offer === undefined ? type : kindOf(offer.type).code,
      isInMyFavorites: favourites.has(elementId),
      ...(originalName === undefined ? {} : { originalName }),
      selectedLists: holding.get(elementId) ?? [],
    };
  });
  return { data };
}
