import { indexedForms, phraseForms } from './fold';

/** After every position in a title. */
const nowhere = Number.MAX_SAFE_INTEGER;

/** Where in a title the first word of a phrase begins; 0 where the title begins with it, last where it has none. */
export function titlePosition(title: string, phrase: string): number {
  const words = ` ${indexedForms(title)}`;
  const positions = phraseForms(phrase)
    .flat()
    .map((form) => words.indexOf(` ${form}`));
  return Math.min(nowhere, ...positions.filter((position) => position >= 0));
}

/** Puts first what the rank is smaller for, and leaves all else in its order. */
export function rankedBy<Entry>(entries: readonly Entry[], rankOf: (entry: Entry) => number): Entry[] {
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}
