import type { Store } from './store';

const shownPhrases = 10;

/** Remembers what a signed-in person searched (R-API-018). */
export function rememberPhrase(store: Store, person: string, title: string): void {
  store.run('insert into phrase (person, title) values (?, ?)', [person, title]);
}

/** The person's latest phrases, each once, newest first (R-API-018). */
export function latestPhrases(store: Store, person: string): string[] {
  const sql = 'select title from phrase where person = ? group by title order by max(number) desc limit ?';
  return store.all<{ title: string }>(sql, [person, shownPhrases]).map((row) => row.title);
}

/** The phrases that most people searched, over everybody (R-API-019, A-071). */
export function frequentPhrases(store: Store): string[] {
  const sql = `select title from phrase group by title
    order by count(distinct person) desc, count(*) desc, title limit ?`;
  return store.all<{ title: string }>(sql, [shownPhrases]).map((row) => row.title);
}
