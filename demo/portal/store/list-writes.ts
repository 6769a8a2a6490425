import { itemsOfList } from './lists';
import type { Store } from './store';

interface NewListRow {
  owner: string;
  name: string;
  description: string;
  color: string;
}

/** Makes a list and answers its id (R-API-029). */
export function insertList(store: Store, list: NewListRow): string {
  return store.transaction(() => {
    const last = store.one<{ last: number }>('select coalesce(max(number), 0) as last from list')?.last ?? 0;
    const id = `list-${last + 1}`;
    store.run('insert into list (id, owner, name, description, color) values (?, ?, ?, ?, ?)', [
      id,
      list.owner,
      list.name,
      list.description,
      list.color,
    ]);
    return id;
  });
}

/** Renames a list and orders its items; an item that is not named keeps its place after the others. */
export function updateList(
  store: Store,
  id: string,
  change: { name: string; description: string; order: ReadonlyMap<string, number> },
): void {
  store.transaction(() => {
    store.run('update list set name = ?, description = ? where id = ?', [
      change.name,
      change.description,
      id,
    ]);
    const items = itemsOfList(store, id);
    const indexOf = (number: number, offer: string) =>
      change.order.get(`item-${number}`) ?? change.order.get(offer) ?? Number.POSITIVE_INFINITY;
    const ordered = items
      .map((item) => ({ ...item, index: indexOf(item.number, item.offer) }))
      .sort((a, b) => (a.index === b.index ? a.position - b.position : a.index - b.index));
    store.runEach(
      'update list_item set position = ? where number = ?',
      ordered.map((item, index) => [index + 1, item.number]),
    );
  });
}

/** Deletes a list with its items and followers (R-API-031). */
export function removeList(store: Store, id: string): void {
  store.run('delete from list where id = ?', [id]);
}

/** Puts an offer at the end of each list; a list that already contains it does not change (R-API-037). */
export function addToLists(
  store: Store,
  lists: readonly string[],
  item: { offer: string; name: string },
): void {
  const sql = `insert or ignore into list_item (list, offer, name, position)
    select ?1, ?2, ?3, coalesce(max(position), 0) + 1 from list_item where list = ?1`;
  store.transaction(() => {
    store.runEach(
      sql,
      lists.map((list) => [list, item.offer, item.name]),
    );
  });
}

/** Takes an offer out of a list (R-API-038). */
export function removeFromList(store: Store, list: string, offer: string): void {
  store.run('delete from list_item where list = ? and offer = ?', [list, offer]);
}
