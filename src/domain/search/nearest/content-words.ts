import { stopWords } from './stop-words';

/**
 * Returns the words of a phrase that name its subject: `first aid child` for "How do I give first aid to a child?". The
 * words stay as they are written and in their order. Returns an empty text when no word is left.
 */
export function contentWords(phrase: string, culture: string): string {
  const stops = new Set(stopWords[culture.slice(0, 2)]?.split(' '));
  const words = phrase.normalize('NFC').split(/\s+/).map(withoutPunctuation);
  const isShouted = phrase === phrase.toUpperCase();
  return words
    .filter((word) => word !== '' && ((isAcronym(word) && !isShouted) || !stops.has(baseOf(word))))
    .join(' ');
}

/** Removes the punctuation around a word. `C++`, `C#` and `.NET` stay whole. */
const withoutPunctuation = (word: string): string =>
  word.replace(/^(?!\.\p{L})[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}+#]+$/gu, '');

/** Returns the word of a contraction: `what` for "what's". */
const baseOf = (word: string): string => word.toLowerCase().replace(/['’].*$/u, '');

/** An acronym can have the letters of a stop word, such as `IT`. */
const isAcronym = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word);
