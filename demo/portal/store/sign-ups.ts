import type { Participation, Person } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import type { Store } from './store';

/** The status of somebody who has left; no code of the specification is empty. */
const signedOff = '';
const waiting = 'USEWL';

interface SignUpRow {
  offer: string;
  class: string | null;
  status: string;
  changed: string;
}

/** What a person signs up for, or leaves when there is no status. */
export interface SignUp {
  offerId: string;
  classId?: string | undefined;
  status?: string;
  changed: string;
}

/** The person with what the portal has saved since: what they signed up for, the latest first, and without what they left. */
export function withSignUps(store: Store, person: Person): Person {
  const rows = store.all<SignUpRow>(
    'select offer, class, status, changed from sign_up where person = ? order by number desc',
    [person.id],
  );
  if (rows.length === 0) return person;
  const isChanged = new Set(rows.map(({ offer }) => offer));
  const added = rows.filter(({ status }) => status !== signedOff).map(participation);
  const others = person.participations.filter(({ offerId }) => !isChanged.has(offerId));
  return { ...person, participations: [...added, ...others] };
}

function participation(row: SignUpRow): Participation {
  const { offer, status, changed } = row;
  return { offerId: offer, status, changed, ...(row.class === null ? {} : { classId: row.class }) };
}

/** Saves that a person signs up or leaves; the seats of the classes follow. */
export function saveSignUp(
  data: { store: Store; catalog: LoadedCatalog },
  personId: string,
  signUp: SignUp,
): void {
  const { offerId, classId, status = signedOff, changed } = signUp;
  const before = data.catalog.people
    .get(personId)
    ?.participations.find((own) => own.offerId === offerId && own.status !== waiting);
  data.store.run(
    'insert or replace into sign_up (person, offer, class, status, changed, freed) values (?, ?, ?, ?, ?, ?)',
    [personId, offerId, classId ?? null, status, changed, before?.classId ?? null],
  );
  countSeats(data);
}

/** Counts the seats that were taken and freed since the catalog was made. */
export function countSeats({ store, catalog }: { store: Store; catalog: LoadedCatalog }): void {
  const sql = `select id, sum(seats) as seats from (
    select class as id, 1 as seats from sign_up where class is not null and status not in ('', ?)
    union all select freed as id, -1 as seats from sign_up where freed is not null) group by id`;
  catalog.seatChanges.clear();
  for (const { id, seats } of store.all<{ id: string; seats: number }>(sql, [waiting])) {
    catalog.seatChanges.set(id, seats);
  }
}
