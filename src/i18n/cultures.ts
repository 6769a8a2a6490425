import type { Culture } from '../domain/session/culture';

/** A locale file once it is loaded: text by key. */
export type Texts = Record<string, string>;

interface CultureRow {
  /** Its own name, as the language selector shows it. */
  name: string;
  /** The language that most of its texts are in, where that is another one. */
  written?: Culture;
  load: () => Promise<{ default: Texts }>;
}

/** The languages of the interface, in the order of the selector, and those that only a host asks for (R-OTHER-009, R-OTHER-011). */
export const cultures: Record<Culture, CultureRow> = {
  'da-DK': { name: 'Dansk', load: () => import('../../locales/da-DK.json') },
  'en-GB': { name: 'English', load: () => import('../../locales/en-GB.json') },
  'nn-NO': { name: 'Nynorsk', load: () => import('../../locales/nn-NO.json') },
  'pl-PL': { name: 'Polski', load: () => import('../../locales/pl-PL.json') },
  'sv-SE': { name: 'Svenska', load: () => import('../../locales/sv-SE.json') },
  'fi-FI': { name: 'Suomi', load: () => import('../../locales/fi-FI.json') },
  'kl-GL': { name: 'Kalaallisut', written: 'da-DK', load: loadGreenlandic },
};

/** The few words that can be stood behind, in Danish texts (O-9). */
async function loadGreenlandic(): Promise<{ default: Texts }> {
  const [danish, own] = await Promise.all([
    cultures['da-DK'].load(),
    import('../../locales/kl-GL.json') as Promise<{ default: Texts }>,
  ]);
  return { default: { ...danish.default, ...own.default } };
}
