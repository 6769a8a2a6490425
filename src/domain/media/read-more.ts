/** Visible characters from which a description collapses (R-CONST-026). */
const readMoreFromCharacters = 200;

/** Does a text collapse: it has more visible characters than the limit (R-VALID-043, R-MEDIA-006, A-124)? */
export function isLong(plainText: string): boolean {
  return visible(plainText).length > readMoreFromCharacters;
}

/** A text cut at the limit of visible characters, never through one (R-VALID-043, R-CONST-026). */
export function shortened(plainText: string): string {
  if (!isLong(plainText)) return plainText;
  return `${visible(plainText).slice(0, readMoreFromCharacters).join('').trimEnd()}…`;
}

/** What one sees: code points, with white space drawn together. */
const visible = (text: string): string[] => Array.from(text.replace(/\s+/g, ' ').trim());
