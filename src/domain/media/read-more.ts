/** A description with more visible characters than this collapses. @see R-CONST-026 */
const readMoreFromCharacters = 200;

/**
 * Returns whether a text collapses because it has more visible characters than the limit.
 * @see R-VALID-043 R-MEDIA-006 A-124
 */
export function isLong(plainText: string): boolean {
  return visible(plainText).length > readMoreFromCharacters;
}

/**
 * Returns a text cut at the limit of visible characters. Never cuts inside a character.
 * @see R-VALID-043 R-CONST-026
 */
export function shortened(plainText: string): string {
  if (!isLong(plainText)) return plainText;
  return `${visible(plainText).slice(0, readMoreFromCharacters).join('').trimEnd()}…`;
}

/** Returns the visible characters: code points, with consecutive white space collapsed. */
const visible = (text: string): string[] => Array.from(text.replace(/\s+/g, ' ').trim());
