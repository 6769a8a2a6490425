import { minimumPhraseLength } from '../limits';

/** Returns whether Enter starts a search with this text. @see R-VALID-001 A-069 */
export function startsSearch(text: string): boolean {
  return lengthOf(text) >= minimumPhraseLength;
}

/**
 * Returns whether to fetch suggestions for this text. If not, the search box shows none.
 * @see R-VALID-003 R-VALID-004 R-VALID-005
 */
export function wantsSuggestions(text: string, catalogId: string | undefined): boolean {
  return startsSearch(text) && catalogId !== undefined && catalogId !== '';
}

/** Returns whether the search box shows its clear button. @see R-VALID-002 */
export function showsClearButton(text: string): boolean {
  return text.length >= minimumPhraseLength;
}

/**
 * Returns how many more characters a text of one or two characters needs. Returns 0 for a valid text, which includes
 * the empty text.
 * @see R-VALID-006 A-068 O-5
 */
export function charactersMissing(text: string): number {
  const length = lengthOf(text);
  return length === 0 ? 0 : Math.max(0, minimumPhraseLength - length);
}

const lengthOf = (text: string): number => Array.from(text.trim()).length;
