import type { Store } from './store';

/** The tags that a person chose (R-API-064). */
export function interestsOf(store: Store, person: string): ReadonlySet<string> {
  const rows = store.all<{ tag: string }>('select tag from interest where person = ?', [person]);
  return new Set(rows.map((row) => row.tag));
}

/** Adds tags to a person's interests (R-API-065). */
export function addInterestRows(store: Store, person: string, tags: readonly string[]): void {
  store.transaction(() => {
    store.runEach(
      'insert or ignore into interest values (?, ?)',
      tags.map((tag) => [person, tag]),
    );
  });
}

/** Takes tags from a person's interests (R-API-066). */
export function removeInterestRows(store: Store, person: string, tags: readonly string[]): void {
  store.transaction(() => {
    store.runEach(
      'delete from interest where person = ? and tag = ?',
      tags.map((tag) => [person, tag]),
    );
  });
}
