import type { Culture, Offer } from '../../catalog-format';
import { cultureShown } from '../../catalog/text';

/** The language of an offer's texts, where it is not the requested one (O-9). */
export function foreignLanguage(
  offer: Pick<Offer, 'title' | 'language'>,
  culture: Culture,
): { language?: string } {
  const language = offer.language ?? cultureShown(offer.title, culture);
  return language === undefined || culture.startsWith(language) ? {} : { language };
}
