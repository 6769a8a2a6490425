import { createInstance } from 'i18next';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Culture } from '../domain/session/culture';
import type { TextKey } from '../domain/text-key';
import { cultures } from './cultures';
import type { Labels } from './labels';
import { textSettings } from './text-settings';

/** Gives the text of a key in the language of the page; `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

interface Texts {
  t: Translate;
  culture: Culture;
  /** Have the texts of any language come? Until then a key is its own text. */
  isThere: boolean;
}

/** The texts of one portal, in one language at a time. */
export interface PortalTexts {
  /**
   * Loads a language and shows it; resolves when its texts are there. The last call wins, also when the texts of an
   * earlier one arrive later. The page's own labels replace ours; resolves with what is wrong with them. @see O-11
   */
  readonly show: (culture: Culture, labels?: Labels) => Promise<readonly string[]>;
  readonly read: () => Texts;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates texts with an i18next instance of their own: a page may have its own i18next. @see R-EMBED-035 */
export function createTexts(): PortalTexts {
  const instance = createInstance(textSettings);
  void instance.init();
  const bundles = new Map<Culture, Promise<readonly string[]>>();
  let wanted: Culture | undefined;
  let shown: { culture: Culture; isThere: Promise<unknown> } | undefined;
  let current: Texts = { t: (key) => key, culture: 'en-GB', isThere: false };

  instance.on('languageChanged', (language: string) => {
    const culture = language as Culture;
    const t = instance.getFixedT(language) as unknown as Translate;
    // Dates and the marked language follow the texts that are really shown. @see O-9
    current = { t, culture: cultures[culture].written ?? culture, isThere: true };
  });

  const load = async (culture: Culture, labels: Labels | undefined): Promise<readonly string[]> => {
    try {
      const { default: ours } = await cultures[culture].load();
      // Few pages have labels of their own; only those fetch the code that reads them.
      const { texts, problems } = labels
        ? (await import('./labels')).withLabels(ours, labels, culture)
        : { texts: ours, problems: [] };
      instance.addResourceBundle(culture, 'translation', texts, false, false, { skipCopy: true });
      return problems;
    } catch (error) {
      // A file that failed to load may load the next time.
      bundles.delete(culture);
      throw error;
    }
  };

  return {
    show: async (culture, labels) => {
      wanted = culture;
      const bundle = bundles.get(culture) ?? load(culture, labels);
      bundles.set(culture, bundle);
      const problems = await bundle;
      if (wanted !== culture) return problems;
      // Every element of the page calls this; only a real change is worth rendering them all again.
      if (shown?.culture !== culture) shown = { culture, isThere: instance.changeLanguage(culture) };
      await shown.isThere;
      return problems;
    },
    read: () => current,
    subscribe: (listener) => {
      instance.on('languageChanged', listener);
      return () => instance.off('languageChanged', listener);
    },
  };
}

export const TextsContext = createContext<PortalTexts | undefined>(undefined);

/** The texts of the portal's language; a component that calls this renders again when the language changes. */
export function useText(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('This component is rendered outside a PortalProvider.');
  return useSyncExternalStore(texts.subscribe, texts.read);
}
