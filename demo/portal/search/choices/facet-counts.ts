import type { Offer, OfferClass } from '../../catalog-format';
import type { LoadedCatalog } from '../../catalog/loaded-catalog';
import { kindOf } from '../../catalog/offer-kinds';
import type { Choices } from './choices';
import { classChooser, classTest } from './class-choice';
import { isInReach, type Searched } from './offer-filter';
import { statusReader } from '../person-status';
import { tagGroups } from './tag-test';

/** How many offers each value finds, by the parameter of the search that chooses it. */
type FacetCounts = Record<'ty' | 'ta' | 'cta' | 'usc', Record<string, number>>;

type Groups = ReadonlyMap<string, ReadonlySet<string>>;

/** The one category whose choice an offer does not meet: its values count nevertheless. Null: the offer meets all. */
type Missed = { parameter: 'ty' | 'usc' } | { parameter: 'ta'; category: string } | null;

/**
 * Counts the offers that each type, tag, class tag and status finds together with all other choices, as if nothing were
 * chosen in its own category (O-25). A value that finds nothing is left out.
 */
export function facetCounts(
  offers: readonly Offer[],
  catalog: LoadedCatalog,
  searched: Searched,
): FacetCounts {
  const counters = { ty: new Counter(), ta: new Counter(), cta: new Counter(), usc: new Counter() };
  const reaches = isInReach(searched);
  const missedBy = missedReader(catalog, searched);
  const statusOf = statusReader(searched.person);
  const choose = classChooser(catalog, searched.choices);
  const classTagsOf = classTagReader(catalog, searched.choices);
  for (const offer of offers) {
    const missed = reaches(offer) ? missedBy(offer) : undefined;
    if (missed === undefined) continue;
    if (missed === null) counters.cta.add(classTagsOf(offer));
    if (!choose(offer).fits) continue;
    if (counts(missed, 'ty')) counters.ty.add([String(kindOf(offer.type).code)]);
    if (counts(missed, 'usc')) counters.usc.add([statusOf(offer) ?? ''].filter(Boolean));
    if (counts(missed, 'ta')) counters.ta.add(tagsThatCount(catalog, offer, missed));
  }
  return {
    ty: counters.ty.found(),
    ta: counters.ta.found(),
    cta: counters.cta.found(),
    usc: counters.usc.found(),
  };
}

const counts = (missed: Missed, parameter: string) => missed === null || missed.parameter === parameter;

/** Returns what an offer misses; undefined when this is more than one category. */
function missedReader(
  catalog: LoadedCatalog,
  { choices, person }: Searched,
): (offer: Offer) => Missed | undefined {
  const statusOf = statusReader(person);
  const groups = tagGroups(catalog, { tags: choices.tags, categories: choices.tagCategories });
  const hasType = (offer: Offer) =>
    choices.types.size === 0 || choices.types.has(String(kindOf(offer.type).code));
  const hasStatus = (offer: Offer) =>
    choices.statuses.size === 0 || choices.statuses.has(statusOf(offer) ?? '');
  return (offer) => {
    const missed: Missed[] = [
      ...(hasType(offer) ? [] : [{ parameter: 'ty' } as const]),
      ...(hasStatus(offer) ? [] : [{ parameter: 'usc' } as const]),
      ...missedGroups(groups, offer.tags).map((category) => ({ parameter: 'ta', category }) as const),
    ];
    return missed.length > 1 ? undefined : (missed[0] ?? null);
  };
}

function missedGroups(groups: Groups, tags: readonly string[] = []): string[] {
  return [...groups].filter(([, group]) => !tags.some((tag) => group.has(tag))).map(([id]) => id);
}

function tagsThatCount(catalog: LoadedCatalog, { tags = [] }: Offer, missed: Missed): readonly string[] {
  if (missed?.parameter !== 'ta') return tags;
  return tags.filter((tag) => catalog.tags.get(tag)?.categoryId === missed.category);
}

/**
 * Reads the class tags that an offer counts for: those of each class that has the day, the seats and the tags of all
 * other categories.
 */
function classTagReader(catalog: LoadedCatalog, choices: Choices): (offer: Offer) => Iterable<string> {
  const fits = classTest(catalog, choices);
  const groups = tagGroups(catalog, { tags: choices.classTags, categories: choices.classTagCategories });
  const tagsOf = (offerClass: OfferClass): readonly string[] => {
    const { tags = [] } = offerClass;
    const [missed, ...more] = missedGroups(groups, tags);
    if (more.length > 0) return [];
    return missed === undefined ? tags : tags.filter((tag) => catalog.tags.get(tag)?.categoryId === missed);
  };
  return (offer) => (catalog.upcoming.get(offer.id) ?? []).filter(fits).flatMap(tagsOf);
}

class Counter {
  private readonly counts = new Map<string, number>();

  /** Counts one offer for each of its values, a repeated value once. */
  add(values: Iterable<string>): void {
    for (const value of new Set(values)) this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
  }

  found(): Record<string, number> {
    return Object.fromEntries(this.counts);
  }
}
