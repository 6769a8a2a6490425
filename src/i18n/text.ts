import { createInstance, type i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Culture } from '../domain/session/culture';
import type { TextKey } from '../domain/text-key';
import { cultures } from './cultures';
import type { Labels } from './labels';
import { textSettings } from './text-settings';

/** Gives the text of a key in the language of the page; `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/**
 * Loads a language and makes it the page's; resolves when its texts are there. The last language asked for wins, also
 * when an earlier one arrives later. The page's own labels go before ours; answers what is wrong with them (O-11).
 */
export async function showCulture(culture: Culture, labels?: Labels): Promise<readonly string[]> {
  wanted = culture;
  if (!bundles.has(culture)) bundles.set(culture, loadBundle(culture, labels));
  const problems = (await bundles.get(culture)) ?? [];
  if (wanted !== culture) return problems;
  // Every element of the page asks; only a real change is worth drawing them all again.
  if (shown?.culture !== culture) shown = { culture, isThere: instance.changeLanguage(culture) };
  await shown.isThere;
  return problems;
}

const bundles = new Map<Culture, Promise<readonly string[]>>();

async function loadBundle(culture: Culture, labels: Labels | undefined): Promise<readonly string[]> {
  try {
    const { default: ours } = await cultures[culture].load();
    // Few pages have words of their own; what reads them is fetched by those alone.
    const { texts, problems } = labels
      ? (await import('./labels')).withLabels(ours, labels, culture)
      : { texts: ours, problems: [] };
    instance.addResourceBundle(culture, 'translation', texts, false, false, { skipCopy: true });
    return problems;
  } catch (error) {
    // A file that did not come may come the next time it is asked for.
    bundles.delete(culture);
    throw error;
  }
}

interface Texts {
  t: Translate;
  culture: Culture;
  /** Have the texts of any language come? Until then a key is its own text. */
  isThere: boolean;
}

/** The texts of the page's language; a component that calls this is drawn again when the language changes. */
export const useText = (): Texts => useSyncExternalStore(subscribe, read);

/** One instance of our own: a host page may have its own i18next (R-EMBED-035). */
const instance: i18n = createInstance(textSettings);
void instance.init();

let wanted: Culture = 'en-GB';
let shown: { culture: Culture; isThere: Promise<unknown> } | undefined;
let current: Texts = { t: (key) => key, culture: 'en-GB', isThere: false };
const listeners = new Set<() => void>();

instance.on('languageChanged', (language: string) => {
  const fixed = instance.getFixedT(language) as unknown as Translate;
  const culture = language as Culture;
  // Dates and the marked language follow the texts that are really shown (O-9).
  current = { t: fixed, culture: cultures[culture].written ?? culture, isThere: true };
  for (const listener of [...listeners]) listener();
});

const read = () => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
