import type { Culture } from '../domain/session/culture';
import type { Problem } from '../domain/setup/problem';
import type { Labels } from '../i18n/labels';
import type { PortalTexts } from '../i18n/texts';
import { retryWhenOnline } from '../browser/retry-when-online';

interface WantedTexts {
  culture: Culture;
  labels: Labels | undefined;
  /** Returns whether the language is still wanted. A later choice must not be replaced by the fallback. */
  isWanted: () => boolean;
}

/** The language that shows when another one cannot be loaded. */
const fallback: Culture = 'en-GB';

/**
 * Loads the texts of a language and shows them. Returns the problems with the page's own texts. A language that cannot
 * be loaded is a problem too. The texts on screen then stay, and if there are none, English shows.
 */
export async function loadTexts(texts: PortalTexts, wanted: WantedTexts): Promise<readonly Problem[]> {
  const { culture, labels, isWanted } = wanted;
  try {
    return await retryWhenOnline(() => texts.show(culture, labels));
  } catch {
    const needsFallback = culture !== fallback && !texts.read().isLoaded && isWanted();
    const others = needsFallback ? await loadTexts(texts, { ...wanted, culture: fallback }) : [];
    return [
      { code: 'texts', field: 'lang', expected: `the texts of ${culture}`, actual: 'no answer' },
      ...others,
    ];
  }
}
