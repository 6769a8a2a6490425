import type { Culture } from '../catalog-format';

/** One text in the five languages of the interface, in the order da-DK, en-GB, sv-SE, nn-NO, pl-PL. */
export type Five = readonly [da: string, en: string, sv: string, nn: string, pl: string];

/** Names the languages of a five-language row (R-ENTITY-007). */
export function textOf([da, en, sv, nn, pl]: Five): Record<Culture, string> {
  return { 'da-DK': da, 'en-GB': en, 'sv-SE': sv, 'nn-NO': nn, 'pl-PL': pl };
}

/** Combines several rows language by language; `combine` gets the strings of one language. */
export function combineTexts(rows: readonly Five[], combine: (...texts: string[]) => string): Five {
  const inLanguage = (index: 0 | 1 | 2 | 3 | 4) => combine(...rows.map((row) => row[index]));
  return [inLanguage(0), inLanguage(1), inLanguage(2), inLanguage(3), inLanguage(4)];
}
