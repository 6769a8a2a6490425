import { createHash } from 'node:crypto';
import type { Culture, Offer, Text } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import { cultures, defaultCulture, textIn } from '../catalog/text';
import { readSetting, writeSetting } from '../store/settings';
import type { Store } from '../store/store';
import { indexedForms, phraseForms } from './words/fold';
import { contentWords } from './words/stop-words';
import { rankedBy, titlePosition } from './words/title-position';

/** Full text over the catalog. */
export interface SearchIndex {
  /**
   * Offers with all words of the phrase, or with its content words where none has all of them; each word may be the
   * beginning of one. When `ranked`, the best are first: a title that begins with the phrase, then the relevance.
   */
  find(phrase: string, culture: Culture, ranked: boolean): Offer[];
}

/** How much a word weighs in the title, the tags and the rest. */
const weights = '10.0, 4.0, 1.0';

/** Ranking all of many thousands takes longer than anybody reads; nobody pages that far. */
const mostRanked = 1000;

/** A change here makes every portal index its catalog anew. */
const indexVersion = 1;

/** Opens the index of a catalog and fills it when the texts are others than last time. */
export function openSearchIndex(store: Store, catalog: LoadedCatalog): SearchIndex {
  const indexed = culturesOf(catalog);
  const signature = signatureOf(catalog, indexed);
  if (readSetting(store, 'index') !== signature) {
    store.transaction(() => {
      for (const culture of cultures) store.run(`drop table if exists ${tableOf(culture)}`);
      for (const culture of indexed) fillTable(store, catalog, culture);
      writeSetting(store, 'index', signature);
    });
  }
  const offers = catalog.source.offers;
  const matching = (words: string, culture: Culture, ranked: boolean) => {
    const query = matchQuery(words);
    if (query === '') return [];
    const found = positions(store, tableOf(culture), { query, ranked });
    return found.flatMap((position) => offers[position - 1] ?? []);
  };
  const inCulture = (phrase: string, culture: Culture, ranked: boolean) => {
    const all = matching(phrase, culture, ranked);
    const found = all.length > 0 ? all : matching(contentWords(phrase, culture), culture, ranked);
    if (!ranked) return found;
    return rankedBy(found, ({ title }) => Math.min(1, titlePosition(textIn(title, culture), phrase)));
  };

  return {
    find(phrase, culture, ranked) {
      const first = indexed.includes(culture) ? culture : (indexed[0] ?? defaultCulture);
      const found = inCulture(phrase, first, ranked);
      if (found.length > 0) return found;
      // A word of another language than the interface's is still a word of the catalog.
      const others = indexed.filter((other) => other !== first);
      return [...new Set(others.flatMap((other) => inCulture(phrase, other, ranked)))];
    },
  };
}

function culturesOf(catalog: LoadedCatalog): Culture[] {
  const texts: Text[] = catalog.source.offers.map((offer) => offer.title);
  const used = cultures.filter((culture) =>
    texts.some((text) => typeof text !== 'string' && text[culture] !== undefined),
  );
  return used.length === 0 ? [defaultCulture] : used;
}

function fillTable(store: Store, catalog: LoadedCatalog, culture: Culture): void {
  const table = tableOf(culture);
  const tokenizer = `unicode61 remove_diacritics 0 tokenchars '#+.'`;
  store.script(
    `create virtual table ${table} using fts5 (title, tags, body, content='', prefix='2 3 4', tokenize="${tokenizer}")`,
  );
  const tagForms = new Map(
    [...catalog.tags.values()].map((tag) => [tag.id, indexedForms(textIn(tag.name, culture))]),
  );
  store.runEach(
    `insert into ${table} (rowid, title, tags, body) values (?, ?, ?, ?)`,
    catalog.source.offers.map((offer, index) => [
      index + 1,
      indexedForms(textIn(offer.title, culture)),
      (offer.tags ?? []).map((tag) => tagForms.get(tag) ?? '').join(' '),
      indexedForms(`${textIn(offer.description, culture)} ${offer.author ?? ''}`),
    ]),
  );
}

interface Query {
  query: string;
  ranked: boolean;
}

/** Places of the offers in the catalog. Ranked, those found by their title come first: who knows half of it types that. */
function positions(store: Store, table: string, { query, ranked }: Query): number[] {
  const all = joinedIds(store, table, { query, ranked: false });
  if (!ranked) return all;
  const titled = joinedIds(store, table, { query: `title : (${query})`, ranked });
  const rest = all.length <= mostRanked ? joinedIds(store, table, { query, ranked }) : all;
  return [...new Set([...titled, ...rest])];
}

function joinedIds(store: Store, table: string, { query, ranked }: Query): number[] {
  const order = ranked ? `order by bm25(${table}, ${weights}) limit ${mostRanked}` : '';
  // One joined text crosses from SQLite faster than thousands of rows.
  const sql = `select group_concat(id) as ids from (select rowid as id from ${table} where ${table} match ? ${order})`;
  const ids = store.one<{ ids: string | null }>(sql, [query])?.ids ?? '';
  return ids === '' ? [] : ids.split(',').map(Number);
}

/** Words of one letter match only themselves, so that C is not C#; longer ones may be beginnings. */
function matchQuery(phrase: string): string {
  return phraseForms(phrase)
    .map((forms) => `(${forms.map(termOf).join(' OR ')})`)
    .join(' AND ');
}

function termOf(form: string): string {
  return form.length < 2 ? `"${form}"` : `"${form}" OR "${form}"*`;
}

function tableOf(culture: Culture): string {
  return `words_${culture.replace('-', '_').toLowerCase()}`;
}

function signatureOf(catalog: LoadedCatalog, indexed: readonly Culture[]): string {
  const texts = catalog.source.offers.map(({ title, description, tags, author }) => [
    title,
    description,
    tags,
    author,
  ]);
  const content = JSON.stringify([indexVersion, indexed, catalog.source.tagCategories, texts]);
  return createHash('sha256').update(content).digest('hex');
}
