import type { Culture } from '../../catalog-format';
import type { LoadedCatalog } from '../../catalog/loaded-catalog';
import { cultures, textIn } from '../../catalog/text';
import { indexedForms, wordsOf } from './fold';

/** The words of a catalog's titles and tags, as they are written. */
export interface Vocabulary {
  /** The known word that looks most like this one, in the requested culture or else in another. */
  nearest(word: string, culture: Culture): string | undefined;
}

/** How alike two words must be, as the share of their letter triples, to be taken for one another. */
const leastLikeness = 0.4;

/** Shorter words have too few letters to be recognised when one is wrong. */
const leastLetters = 4;

/** Collects the words when somebody first misspells one; the catalog does not change while a portal runs. */
export function createVocabulary(catalog: LoadedCatalog): Vocabulary {
  const cache = new Map<Culture, ReadonlyMap<string, Set<string>>>();
  return {
    nearest(word, culture) {
      for (const language of new Set([culture, ...cultures])) {
        const byTriple = cache.get(language) ?? collect(catalog, language);
        cache.set(language, byTriple);
        const nearest = mostAlike(word, byTriple);
        if (nearest !== undefined) return nearest;
      }
      return undefined;
    },
  };
}

function collect(catalog: LoadedCatalog, culture: Culture): ReadonlyMap<string, Set<string>> {
  const byTriple = new Map<string, Set<string>>();
  const titles = catalog.source.offers.map((offer) => offer.title);
  const names = [...catalog.tags.values()].map((tag) => tag.name);
  const words = new Set([...titles, ...names].flatMap((text) => wordsOf(textIn(text, culture))));
  for (const word of words) {
    if (word.length < leastLetters) continue;
    for (const triple of triplesOf(word)) {
      byTriple.set(triple, (byTriple.get(triple) ?? new Set()).add(word));
    }
  }
  return byTriple;
}

function mostAlike(word: string, byTriple: ReadonlyMap<string, Set<string>>): string | undefined {
  const own = triplesOf(word);
  const shared = new Map<string, number>();
  for (const candidate of own.flatMap((triple) => [...(byTriple.get(triple) ?? [])])) {
    shared.set(candidate, (shared.get(candidate) ?? 0) + 1);
  }
  let best: { word: string; likeness: number } | undefined;
  for (const [candidate, count] of shared) {
    const likeness = (2 * count) / (own.length + triplesOf(candidate).length);
    if (likeness > (best?.likeness ?? leastLikeness)) best = { word: candidate, likeness };
  }
  return best?.word;
}

/** Triples of letters, with the edges of the word counted as letters. */
function triplesOf(word: string): string[] {
  const padded = `  ${indexedForms(word).split(' ')[0] ?? ''} `;
  const triples = new Set<string>();
  for (let start = 0; start + 3 <= padded.length; start += 1) triples.add(padded.slice(start, start + 3));
  return [...triples];
}
