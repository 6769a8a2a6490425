import type { Culture } from '../domain/session/culture';

/** The content of a loaded locale file: texts by key. */
export type Texts = Record<string, string>;

interface CultureRow {
  /** The name of the language in the language itself, as the language selector shows it. */
  name: string;
  /** The language of most of its texts, if it differs. */
  written?: Culture;
  load: () => Promise<{ default: Texts }>;
}

/**
 * The languages of the interface, in the order of the selector, then those that only an embedding page can request.
 * @see R-OTHER-009 R-OTHER-011
 */
export const cultures: Record<Culture, CultureRow> = {
  'da-DK': { name: 'Dansk', load: () => import('../../locales/da-DK.json') },
  'en-GB': { name: 'English', load: () => import('../../locales/en-GB.json') },
  'nn-NO': { name: 'Nynorsk', load: () => import('../../locales/nn-NO.json') },
  'pl-PL': { name: 'Polski', load: () => import('../../locales/pl-PL.json') },
  'sv-SE': { name: 'Svenska', load: () => import('../../locales/sv-SE.json') },
  'fi-FI': { name: 'Suomi', load: () => import('../../locales/fi-FI.json') },
  'kl-GL': { name: 'Kalaallisut', written: 'da-DK', load: loadGreenlandic },
};

/** Loads the Danish texts with the few Greenlandic texts that are reliable. @see O-9 */
async function loadGreenlandic(): Promise<{ default: Texts }> {
  const [danish, own] = await Promise.all([
    cultures['da-DK'].load(),
    import('../../locales/kl-GL.json') as Promise<{ default: Texts }>,
  ]);
  return { default: { ...danish.default, ...own.default } };
}
