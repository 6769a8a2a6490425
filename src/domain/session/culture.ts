/** The languages of the interface, as the selector offers them (R-OTHER-009). */
export const cultureNames = ['da-DK', 'en-GB', 'nn-NO', 'pl-PL', 'sv-SE'] as const;

/** Languages that are there when the host asks for them: Finnish and Greenlandic (R-OTHER-011, A-145, O-9). */
const requested = ['fi-FI', 'kl-GL'] as const;

export const allCultures = [...cultureNames, ...requested] as const;

export type Culture = (typeof allCultures)[number];

/** What the interface speaks when nobody says otherwise (R-OTHER-010, R-ENTITY-086). */
export const defaultCulture: Culture = 'en-GB';

/** Reads a language tag or a data code: `da-DK`, `da_DK`, `da` and `dk` in any case are Danish; Norwegian of any form is Nynorsk. */
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

/** What else the languages are called, by the codes of translated data among others; `gl` is Greenlandic. */
const otherCodes: Readonly<Record<string, string>> = { no: 'nn', nb: 'nn', dk: 'da', se: 'sv', gl: 'kl' };

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
