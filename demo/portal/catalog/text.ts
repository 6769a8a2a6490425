import type { Culture, Text } from '../catalog-format';

/** The five cultures of the interface (R-OTHER-009). */
export const cultures = ['en-GB', 'da-DK', 'sv-SE', 'nn-NO', 'pl-PL'] as const satisfies readonly Culture[];

/** The fallback culture (R-OTHER-010). */
export const defaultCulture: Culture = 'en-GB';

/** Which culture of a text is shown: the wanted one, else en-GB, else any; none for a text that is one string. */
export function cultureShown(text: Text, culture: Culture): Culture | undefined {
  if (typeof text === 'string') return undefined;
  return [culture, ...cultures].find((candidate) => text[candidate] !== undefined);
}

/** The words of a text in a culture, with the fallbacks of the catalog format. */
export function textIn(text: Text, culture: Culture): string {
  if (typeof text === 'string') return text;
  const shown = cultureShown(text, culture);
  return shown === undefined ? '' : (text[shown] ?? '');
}

/** A copy of any value in which every text of several languages is in one (for home components, R-ENTITY-007). */
export function resolveTexts(value: unknown, culture: Culture): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolveTexts(entry, culture));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return textIn(value, culture);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolveTexts(entry, culture)]));
}

function isText(value: object): value is Partial<Record<Culture, string>> {
  const entries = Object.entries(value);
  const isCulture = (key: string) => cultures.some((culture) => culture === key);
  return entries.length > 0 && entries.every(([key, entry]) => isCulture(key) && typeof entry === 'string');
}
