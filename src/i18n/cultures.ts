import type { Culture } from '../domain/session/culture';

/** A locale file once it is loaded: text by key. */
export type Texts = Record<string, string>;

interface CultureRow {
  /** Its own name, as the language selector shows it. */
  name: string;
  load: () => Promise<{ default: Texts }>;
}

/** The languages of the interface, in the order of the selector (R-OTHER-009). */
export const cultures: Record<Culture, CultureRow> = {
  'da-DK': { name: 'Dansk', load: () => import('../../locales/da-DK.json') },
  'en-GB': { name: 'English', load: () => import('../../locales/en-GB.json') },
  'nn-NO': { name: 'Nynorsk', load: () => import('../../locales/nn-NO.json') },
  'pl-PL': { name: 'Polski', load: () => import('../../locales/pl-PL.json') },
  'sv-SE': { name: 'Svenska', load: () => import('../../locales/sv-SE.json') },
};
