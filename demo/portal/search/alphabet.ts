import type { Culture, Offer } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import { textIn } from '../catalog/text';

interface Ordered {
  offers: readonly Offer[];
  /** The place of each offer by its id. */
  places: ReadonlyMap<string, number>;
}

/** The offers in the order of the alphabet of a culture. */
export type Alphabet = (culture: Culture) => Ordered;

/** Sorts the titles of a catalog once for each culture that asks; the catalog does not change while a portal runs. */
export function createAlphabet(catalog: LoadedCatalog): Alphabet {
  const known = new Map<Culture, Ordered>();
  return (culture) => {
    const ordered = known.get(culture) ?? orderedIn(catalog, culture);
    known.set(culture, ordered);
    return ordered;
  };
}

function orderedIn(catalog: LoadedCatalog, culture: Culture): Ordered {
  const collator = new Intl.Collator(culture, { numeric: true });
  const titled = catalog.source.offers.map((offer) => ({ offer, title: textIn(offer.title, culture) }));
  titled.sort((a, b) => collator.compare(a.title, b.title) || a.offer.id.localeCompare(b.offer.id));
  const offers = titled.map(({ offer }) => offer);
  return { offers, places: new Map(offers.map(({ id }, place) => [id, place])) };
}
