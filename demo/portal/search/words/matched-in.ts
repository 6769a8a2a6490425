import type { Culture, Offer } from '../../catalog-format';
import type { LoadedCatalog } from '../../catalog/loaded-catalog';
import { textIn } from '../../catalog/text';
import { indexedForms, phraseForms } from './fold';

/** The fields of an offer that contain the words of a phrase: title, description, tags (R-ENTITY-046, A-083). */
export function matchedIn(
  offer: Offer,
  phrase: string,
  { catalog, culture }: { catalog: LoadedCatalog; culture: Culture },
): string[] {
  const tags = (offer.tags ?? []).map((id) => textIn(catalog.tags.get(id)?.name ?? '', culture));
  const fields = {
    title: textIn(offer.title, culture),
    description: textIn(offer.description, culture),
    tags: tags.join(' '),
  };
  const wanted = phraseForms(phrase).flat();
  return Object.entries(fields)
    .filter(([, text]) => holdsAny(` ${indexedForms(text)}`, wanted))
    .map(([field]) => field);
}

function holdsAny(forms: string, wanted: readonly string[]): boolean {
  return wanted.some((form) => forms.includes(` ${form}`));
}
