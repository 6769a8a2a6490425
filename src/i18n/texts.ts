import { createInstance } from 'i18next';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Culture } from '../domain/session/culture';
import type { Problem } from '../domain/setup/problem';
import type { TextKey } from '../domain/text-key';
import { cultures } from './cultures';
import type { Labels } from './labels';
import { textSettings } from './text-settings';

/** Returns the text of a key in the language of the page. `count` selects the plural form. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

interface Texts {
  t: Translate;
  culture: Culture;
  /** Whether the texts of a language are loaded. Until then, the text of a key is the key itself. */
  isLoaded: boolean;
}

/** The texts of one portal, in one language at a time. */
export interface PortalTexts {
  /**
   * Loads a language and shows it. Resolves when its texts are loaded, with the problems of the page's labels. The
   * labels replace the catalog's own texts. The last call wins, even if the texts of an earlier call load later.
   * @see O-11
   */
  readonly show: (culture: Culture, labels?: Labels) => Promise<readonly Problem[]>;
  readonly read: () => Texts;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates texts with a separate i18next instance, because the page can have an i18next of its own. @see R-EMBED-035 */
export function createTexts(): PortalTexts {
  const instance = createInstance(textSettings);
  void instance.init();
  const bundles = new Map<Culture, Promise<readonly Problem[]>>();
  let wanted: Culture | undefined;
  let shown: { culture: Culture; loading: Promise<unknown> } | undefined;
  let current: Texts = { t: (key) => key, culture: 'en-GB', isLoaded: false };

  instance.on('languageChanged', (language: string) => {
    const culture = language as Culture;
    const t = withoutRepeats(instance.getFixedT(language) as unknown as Translate);
    // Dates and the `lang` attribute follow the language of the texts that are actually shown. @see O-9
    current = { t, culture: cultures[culture].written ?? culture, isLoaded: true };
  });

  const load = async (culture: Culture, labels: Labels | undefined): Promise<readonly Problem[]> => {
    try {
      const { default: ours } = await cultures[culture].load();
      // Few pages have labels, so only those pages load the code that parses them.
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
      // Every element of the page calls this. Only an actual change may render all of them again.
      if (shown?.culture !== culture) shown = { culture, loading: instance.changeLanguage(culture) };
      await shown.loading;
      return problems;
    },
    read: () => current,
    subscribe: (listener) => {
      instance.on('languageChanged', listener);
      return () => instance.off('languageChanged', listener);
    },
  };
}

/** Finds the text of a key without values once, because each card shows several of them. */
function withoutRepeats(translate: Translate): Translate {
  const found = new Map<TextKey, string>();
  return (key, values) => {
    if (values) return translate(key, values);
    const text = found.get(key) ?? translate(key);
    found.set(key, text);
    return text;
  };
}

export const TextsContext = createContext<PortalTexts | undefined>(undefined);

/** Returns the texts in the portal's language. A component that calls this renders again when the language changes. */
export function useText(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('This component is rendered outside a PortalProvider.');
  return useSyncExternalStore(texts.subscribe, texts.read, texts.read);
}
