import { randomBytes } from 'node:crypto';
import type { Store } from './store';

const keyBytes = 32;

/** The secret key of a person's calendar feed, made when it is first wanted. */
export function feedKeyOf(store: Store, person: string): string {
  const sql = 'select key from calendar_feed where person = ?';
  return store.one<{ key: string }>(sql, [person])?.key ?? renewFeedKey(store, person);
}

/** Makes a new key. The earlier one opens nothing from then on. */
export function renewFeedKey(store: Store, person: string): string {
  const key = randomBytes(keyBytes).toString('base64url');
  store.run('insert or replace into calendar_feed (person, key) values (?, ?)', [person, key]);
  return key;
}

/** The id of the person who has this key. */
export function personOfFeed(store: Store, key: string): string | undefined {
  return store.one<{ person: string }>('select person from calendar_feed where key = ?', [key])?.person;
}
