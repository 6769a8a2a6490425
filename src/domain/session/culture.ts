/** The languages of the interface (R-OTHER-009). */
export const cultureNames = ['da-DK', 'en-GB', 'nn-NO', 'pl-PL', 'sv-SE'] as const;

export type Culture = (typeof cultureNames)[number];

/** What the interface speaks when nobody says otherwise (R-OTHER-010, R-ENTITY-086). */
export const defaultCulture: Culture = 'en-GB';

/** Reads a language tag: `da-DK`, `da` and `DA-dk` are Danish; Norwegian of any form is Nynorsk. */
export function readCulture(tag: string | undefined): Culture | undefined {
  const sought = tag?.trim().toLowerCase();
  if (!sought) return undefined;
  const language = sought.split('-')[0] ?? '';
  const spoken = norwegian.has(language) ? 'nn' : language;
  return (
    cultureNames.find((name) => name.toLowerCase() === sought) ??
    cultureNames.find((name) => name.startsWith(`${spoken}-`))
  );
}

const norwegian: ReadonlySet<string> = new Set(['no', 'nb', 'nn']);

/** Where the first language can come from, strongest first. */
export type CultureCandidates = {
  stored?: string | undefined;
  attribute?: string | undefined;
  company?: string | undefined;
};

/** The language to start in: the stored choice, the lang attribute, the company's, English. */
export function initialCulture({ stored, attribute, company }: CultureCandidates): Culture {
  return readCulture(stored) ?? readCulture(attribute) ?? readCulture(company) ?? defaultCulture;
}
