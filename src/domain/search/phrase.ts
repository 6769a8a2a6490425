import { minimumPhraseLength } from '../limits';

/** Does Enter start a search with this text (R-VALID-001, A-069)? */
export function startsSearch(text: string): boolean {
  return lengthOf(text) >= minimumPhraseLength;
}

/** Are suggestions asked for? Whenever not, there are none to show (R-VALID-003, R-VALID-004, R-VALID-005). */
export function wantsSuggestions(text: string, catalogId: string | undefined): boolean {
  return startsSearch(text) && catalogId !== undefined && catalogId !== '';
}

/** Does the search box show its clear button (R-VALID-002)? */
export function showsClearButton(text: string): boolean {
  return text.length >= minimumPhraseLength;
}

/** How many characters a text of one or two still needs; 0 when it may stand as it is (R-VALID-006, A-068, O-5). */
export function charactersMissing(text: string): number {
  const length = lengthOf(text);
  return length === 0 ? 0 : Math.max(0, minimumPhraseLength - length);
}

const lengthOf = (text: string): number => Array.from(text.trim()).length;
