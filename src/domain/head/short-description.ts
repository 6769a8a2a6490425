import { plainText } from '../text/plain-text';

/** Search engines show about this many characters of a description. */
const maximumCharacters = 160;

/** A word that is longer than this fraction of the description is cut. */
const leastPart = 0.5;

/** Returns a text with markup as a plain description of at most 160 characters, cut at the end of a word. */
export function shortDescription(html: string): string {
  const points = Array.from(plainText(html));
  if (points.length <= maximumCharacters) return points.join('');
  const start = points.slice(0, maximumCharacters - 1);
  // If the next character is white space, the start ends with a whole word.
  const end = points.slice(0, maximumCharacters).lastIndexOf(' ');
  const words = end > maximumCharacters * leastPart ? start.slice(0, end) : start;
  return `${words.join('').replace(/[\s,;:–-]+$/, '')}…`;
}
