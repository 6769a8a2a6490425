import type { Culture, Offer } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import { textIn } from '../catalog/text';

interface Ordered {
  offers: readonly Offer[];
  /** The place of each offer by its id. */
  positions: ReadonlyMap<string, number>;
}

/** The offers in the order of the alphabet of a culture. */
export type Alphabet = (culture: Culture) => Ordered;

/** Sorts the titles of a catalog once for each requested culture; the catalog does not change while a portal runs. */
export function createAlphabet(catalog: LoadedCatalog): Alphabet {
  const cache = new Map<Culture, Ordered>();
  return (culture) => {
    const ordered = cache.get(culture) ?? orderedIn(catalog, culture);
    cache.set(culture, ordered);
    return ordered;
  };
}

function orderedIn(catalog: LoadedCatalog, culture: Culture): Ordered {
  const collator = new Intl.Collator(culture, { numeric: true });
  const titled = catalog.source.offers.map((offer) => ({ offer, title: textIn(offer.title, culture) }));
  titled.sort((a, b) => collator.compare(a.title, b.title) || a.offer.id.localeCompare(b.offer.id));
  const offers = titled.map(({ offer }) => offer);
  return { offers, positions: new Map(offers.map(({ id }, index) => [id, index])) };
}
