import type { Store } from './store';

export interface ListRow {
  id: string;
  owner: string;
  name: string;
  description: string;
  color: string;
  size: number;
  isFollowed: number;
}

export interface ListItemRow {
  number: number;
  offer: string;
  name: string;
  position: number;
}

const listColumns = `id, owner, name, description, color,
  (select count(*) from list_item where list_item.list = list.id) as size,
  exists (select 1 from follow where follow.list = list.id and follow.person = :person) as isFollowed`;

/** The person's own lists, oldest first (R-API-027). */
export function listsOwnedBy(store: Store, person: string): ListRow[] {
  return store.all(`select ${listColumns} from list where owner = :person order by number`, {
    ':person': person,
  });
}

/** The lists of others that the person follows (R-API-028). */
export function listsFollowedBy(store: Store, person: string): ListRow[] {
  const followed = 'id in (select list from follow where person = :person)';
  return store.all(`select ${listColumns} from list where ${followed} order by number`, {
    ':person': person,
  });
}

/** One list as a person sees it. */
export function findList(store: Store, id: string, person: string): ListRow | undefined {
  return store.one(`select ${listColumns} from list where id = :id`, { ':id': id, ':person': person });
}

/** The items of a list in their order (R-API-034). */
export function itemsOfList(store: Store, list: string): ListItemRow[] {
  const sql = 'select number, offer, name, position from list_item where list = ? order by position, number';
  return store.all(sql, [list]);
}

/** Which of the person's own lists hold each offer. */
export function listsHolding(store: Store, person: string): ReadonlyMap<string, string[]> {
  const sql =
    'select offer, list from list_item join list on list.id = list_item.list where owner = ? order by list.number';
  const holding = new Map<string, string[]>();
  for (const row of store.all<{ offer: string; list: string }>(sql, [person])) {
    holding.set(row.offer, [...(holding.get(row.offer) ?? []), row.list]);
  }
  return holding;
}
