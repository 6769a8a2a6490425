import type { Store } from './store';

interface FavouriteRow {
  number: number;
  offer: string;
  name: string;
  created: string;
}

/** The person's favourites, newest first (R-API-026). */
export function favouritesOf(store: Store, person: string): FavouriteRow[] {
  const sql = 'select number, offer, name, created from favourite where person = ? order by number desc';
  return store.all<FavouriteRow>(sql, [person]);
}

/** Makes an offer a favourite; once is enough (R-API-039). */
export function addFavouriteRow(
  store: Store,
  person: string,
  favourite: { offer: string; name: string; created: string },
): void {
  store.run('insert or ignore into favourite (person, offer, name, created) values (?, ?, ?, ?)', [
    person,
    favourite.offer,
    favourite.name,
    favourite.created,
  ]);
}

/** Takes an offer from the favourites (R-API-040). */
export function removeFavouriteRow(store: Store, person: string, offer: string): void {
  store.run('delete from favourite where person = ? and offer = ?', [person, offer]);
}
