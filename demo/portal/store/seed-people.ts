import type { Person } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import { defaultCulture, textIn } from '../catalog/text';
import { seedEvents } from './seed-events';
import type { Store } from './store';

const listColours = ['#2e86c1', '#117a65', '#8e5aa8', '#c2693d', '#5d6d7e'];

/** Gives each person of the catalog what it says they have written, once; later runs leave them alone. */
export function seedPeople(store: Store, catalog: LoadedCatalog): void {
  store.transaction(() => {
    const offerIds = new Set(
      store.all<{ person: string }>('select person from seeded_person').map((row) => row.person),
    );
    const fresh = catalog.source.people.filter((person) => !offerIds.has(person.id));
    for (const person of fresh) seedPerson(store, catalog, person);
    for (const person of fresh) seedFollows(store, person);
  });
}

function seedPerson(store: Store, catalog: LoadedCatalog, person: Person): void {
  const nameOf = (offerId: string) => textIn(catalog.offers.get(offerId)?.title ?? '', defaultCulture);
  store.run('insert into seeded_person values (?)', [person.id]);
  store.runEach(
    'insert or ignore into favourite (person, offer, name, created) values (?, ?, ?, ?)',
    person.favouriteOfferIds.map((offer) => [person.id, offer, nameOf(offer), catalog.day]),
  );
  person.ownedLists.forEach((list, index) => {
    const colour = listColours[index % listColours.length] ?? '#FFFFFF';
    store.run('insert into list (id, owner, name, description, color) values (?, ?, ?, ?, ?)', [
      list.id,
      person.id,
      list.name,
      list.description,
      colour,
    ]);
    store.runEach(
      'insert or ignore into list_item (list, offer, name, position) values (?, ?, ?, ?)',
      list.offerIds.map((offer, position) => [list.id, offer, nameOf(offer), position + 1]),
    );
  });
  store.runEach(
    'insert or ignore into interest values (?, ?)',
    person.interestTagIds.map((tag) => [person.id, tag]),
  );
  store.runEach(
    'insert into phrase (person, title) values (?, ?)',
    [...person.recentPhrases].reverse().map((phrase) => [person.id, phrase]),
  );
  seedEvents(store, catalog, person);
}

function seedFollows(store: Store, person: Person): void {
  store.runEach(
    'insert or ignore into follow select ?, id from list where id = ? and owner <> ?',
    person.followedListIds.map((list) => [person.id, list, person.id]),
  );
}
