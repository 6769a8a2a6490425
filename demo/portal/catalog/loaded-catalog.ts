import type {
  CatalogPart,
  Offer,
  OfferClass,
  Person,
  PortalCatalog,
  TagCategory,
  Text,
} from '../catalog-format';

interface LoadedTag {
  id: string;
  name: Text;
  kind: 'tag' | 'classTag';
  categoryId: string;
  isInterest: boolean;
}

/** A catalog or a marketplace with its place among the others (R-ENTITY-002). */
export interface LoadedPart {
  scope: 'catalog' | 'market-place';
  part: CatalogPart;
  has(offer: Offer): boolean;
}

/** The catalog with everything at hand by its id, and the day that it is looked at. */
export interface LoadedCatalog {
  source: PortalCatalog;
  /** yyyy-MM-dd */
  day: string;
  offers: ReadonlyMap<string, Offer>;
  classes: ReadonlyMap<string, { offer: Offer; offerClass: OfferClass }>;
  /** The classes of an offer from that day on, the next one first; offers without any are left out. */
  upcoming: ReadonlyMap<string, readonly OfferClass[]>;
  tags: ReadonlyMap<string, LoadedTag>;
  /** The tags of each offer as places among all tags, for counting over many offers. */
  tagIndexes: ReadonlyMap<string, readonly number[]>;
  people: ReadonlyMap<string, Person>;
  /** Seats that were taken since the catalog was made, by class; fewer than none when seats were freed. */
  seatChanges: Map<string, number>;
  parts: ReadonlyMap<string, LoadedPart>;
}

/** Indexes a catalog for queries; `today` decides which classes are still to come. */
export function loadCatalog(source: PortalCatalog, today: Date): LoadedCatalog {
  const day = today.toISOString().slice(0, 10);
  const tags = new Map(source.tagCategories.flatMap(tagEntries));
  const indexOf = new Map([...tags.keys()].map((id, index) => [id, index]));
  const indexesOf = (offer: Offer) => (offer.tags ?? []).flatMap((id) => indexOf.get(id) ?? []);
  return {
    source,
    day,
    offers: new Map(source.offers.map((offer) => [offer.id, offer])),
    classes: new Map(source.offers.flatMap(classEntries)),
    upcoming: new Map(source.offers.flatMap((offer) => upcomingEntry(offer, day))),
    tags,
    tagIndexes: new Map(source.offers.map((offer) => [offer.id, indexesOf(offer)])),
    people: new Map(source.people.map((person) => [person.id, person])),
    seatChanges: new Map(),
    parts: new Map(source.catalogs.flatMap((part) => partEntries(part, 'catalog'))),
  };
}

type ClassEntry = [string, { offer: Offer; offerClass: OfferClass }];

function classEntries(offer: Offer): ClassEntry[] {
  return (offer.classes ?? []).map((offerClass) => [offerClass.id, { offer, offerClass }]);
}

function upcomingEntry(offer: Offer, day: string): [string, OfferClass[]][] {
  const classes = (offer.classes ?? []).filter((candidate) => candidate.start.slice(0, 10) >= day);
  if (classes.length === 0) return [];
  return [[offer.id, classes.sort((a, b) => a.start.localeCompare(b.start))]];
}

function tagEntries(category: TagCategory): [string, LoadedTag][] {
  return category.tags.map((tag) => [
    tag.id,
    { ...tag, categoryId: category.id, isInterest: tag.isInterest === true },
  ]);
}

function partEntries(part: CatalogPart, scope: LoadedPart['scope']): [string, LoadedPart][] {
  const wanted = part.tagIds === undefined ? undefined : new Set(part.tagIds);
  const has = (offer: Offer) => wanted === undefined || (offer.tags ?? []).some((tag) => wanted.has(tag));
  const nested = (part.marketplaces ?? []).flatMap((inner) => partEntries(inner, 'market-place'));
  return [[part.id, { scope, part, has }], ...nested];
}
