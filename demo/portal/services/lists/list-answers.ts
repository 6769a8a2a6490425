import { kindOf } from '../../catalog/offer-kinds';
import { favouritesOf } from '../../store/favourites';
import { type ListItemRow, type ListRow, listsHolding } from '../../store/lists';
import { type Call, personOf } from '../operation';

/** A list without its items, as the caller sees it (R-ENTITY-056). */
export function listAnswer(call: Call, row: ListRow) {
  const { id, name, description, color, owner } = row;
  return {
    id,
    name,
    description,
    color,
    ownership: ownership(row, personOf(call).id),
    ownerId: owner,
    numberOfItems: row.size,
  };
}

/** Items of a list with what the person has done with each (R-ENTITY-057). */
export function itemAnswers(call: Call, rows: readonly ListItemRow[]) {
  const { store, catalog } = call.data;
  const person = personOf(call).id;
  const favourites = new Set(favouritesOf(store, person).map((favourite) => favourite.offer));
  const holding = listsHolding(store, person);
  return rows.map((row, index) => {
    const offer = catalog.offers.get(row.offer);
    return {
      id: `item-${row.number}`,
      elementId: row.offer,
      // What has left the catalog altogether is shown as a course that is no longer there.
      type: kindOf(offer?.type ?? 'course').code,
      originalName: row.name,
      orderNumber: index + 1,
      isInMyFavorites: favourites.has(row.offer),
      selectedLists: holding.get(row.offer) ?? [],
    };
  });
}

function ownership(row: ListRow, person: string): 'Owned' | 'Followed' | 'None' {
  if (row.owner === person) return 'Owned';
  return row.isFollowed === 1 ? 'Followed' : 'None';
}
