import type { Choices } from './choices';
import type { Found } from './offer-filter';

/** After every date there is. */
const undated = '9999';

/** The day that a result is listed under: its class, else its own date. */
function dateOf({ offer, offerClass }: Found): string | undefined {
  return offerClass?.start ?? offer.date;
}

interface Sorting {
  sort: Choices['sort'];
  /** Places in the alphabet by offer id; left out when the results are in its order already. */
  places?: ReadonlyMap<string, number>;
}

/** Puts results in the order asked for (R-ENTITY-082); relevance is the order in which they were found. */
export function sortFound(found: readonly Found[], { sort, places }: Sorting): readonly Found[] {
  if (sort === 'relevant') return found;
  const alphabetical = places === undefined ? found : byPlace(found, places);
  return sort === 'alphabetical' ? alphabetical : byDate(alphabetical);
}

function byPlace(found: readonly Found[], places: ReadonlyMap<string, number>): Found[] {
  const placed = found.map((entry) => ({ entry, place: places.get(entry.offer.id) ?? 0 }));
  return placed.sort((a, b) => a.place - b.place).map(({ entry }) => entry);
}

/** Few days have many results each, so the days are sorted and not the results. */
function byDate(alphabetical: readonly Found[]): Found[] {
  const days = new Map<string, Found[]>();
  for (const entry of alphabetical) {
    const date = dateOf(entry) ?? undated;
    const day = days.get(date);
    if (day === undefined) days.set(date, [entry]);
    else day.push(entry);
  }
  return [...days.keys()].sort().flatMap((date) => days.get(date) ?? []);
}
