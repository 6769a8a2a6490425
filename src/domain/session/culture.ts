/** The languages of the interface, in the order of the language selector. @see R-OTHER-009 */
export const cultureNames = ['da-DK', 'en-GB', 'nn-NO', 'pl-PL', 'sv-SE'] as const;

/**
 * Languages that are available only if the embedding page requests them: Finnish and Greenlandic.
 * @see R-OTHER-011 A-145 O-9
 */
const requested = ['fi-FI', 'kl-GL'] as const;

export const allCultures = [...cultureNames, ...requested] as const;

export type Culture = (typeof allCultures)[number];

/** The language of the interface if no source specifies one. @see R-OTHER-010 R-ENTITY-086 */
export const defaultCulture: Culture = 'en-GB';

/**
 * Parses a language tag or a data code, ignoring case. `da-DK`, `da_DK`, `da` and `dk` are Danish. Every form of
 * Norwegian is Nynorsk.
 * @see A-145
 */
export function readCulture(tag: string | undefined): Culture | undefined {
  const sought = tag?.trim().toLowerCase().replaceAll('_', '-');
  if (!sought) return undefined;
  const language = sought.split('-')[0] ?? '';
  const spoken = otherCodes[language] ?? language;
  return (
    allCultures.find((name) => name.toLowerCase() === sought) ??
    allCultures.find((name) => name.startsWith(`${spoken}-`))
  );
}

/** Other codes of the languages, for example in translated data. `gl` is Greenlandic. @see A-145 */
const otherCodes: Readonly<Record<string, string>> = { no: 'nn', nb: 'nn', dk: 'da', se: 'sv', gl: 'kl' };

/** The sources of the initial language, in order of precedence. @see A-147 */
export type CultureCandidates = {
  stored?: string | undefined;
  attribute?: string | undefined;
  company?: string | undefined;
};

/**
 * Returns the initial language: the stored choice, the lang attribute, the company's language, or English.
 * @see A-147
 */
export function initialCulture({ stored, attribute, company }: CultureCandidates): Culture {
  return readCulture(stored) ?? readCulture(attribute) ?? readCulture(company) ?? defaultCulture;
}
