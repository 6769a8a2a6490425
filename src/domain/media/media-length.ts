/** The words for the units of a length in one language. */
export type LengthWords = { seconds: string; minutes: string; hours: string; pages: string };

/**
 * Replaces the placeholders of a media length with words, such as `{minutes}` or `{{Minutes}}`.
 * @see R-ENTITY-067 A-123
 */
export function lengthInWords(length: string, words: LengthWords): string {
  return length.replace(/\{?\{\s*(seconds|minutes|hours|pages)\s*\}\}?/gi, (_, unit: string) => {
    return words[unit.toLowerCase() as keyof LengthWords];
  });
}
