import type { Choices } from './choices/choices';
import type { Match } from './choices/offer-filter';

/** After every date there is. */
const undated = '9999';

/** The day that a result is listed under: its class, else its own date. */
function dateOf({ offer, offerClass }: Match): string | undefined {
  return offerClass?.start ?? offer.date;
}

interface Sorting {
  sort: Choices['sort'];
  /** Places in the alphabet by offer id; left out when the results are in its order already. */
  positions?: ReadonlyMap<string, number>;
}

/** Puts results in the requested order (R-ENTITY-082); relevance is the order in which they were found. */
export function sortMatches(found: readonly Match[], { sort, positions }: Sorting): readonly Match[] {
  if (sort === 'relevant') return found;
  const alphabetical = positions === undefined ? found : byPosition(found, positions);
  return sort === 'alphabetical' ? alphabetical : byDate(alphabetical);
}

function byPosition(found: readonly Match[], positions: ReadonlyMap<string, number>): Match[] {
  const placed = found.map((entry) => ({ entry, position: positions.get(entry.offer.id) ?? 0 }));
  return placed.sort((a, b) => a.position - b.position).map(({ entry }) => entry);
}

/** Few days have many results each, so the days are sorted and not the results. */
function byDate(alphabetical: readonly Match[]): Match[] {
  const days = new Map<string, Match[]>();
  for (const entry of alphabetical) {
    const date = dateOf(entry) ?? undated;
    const day = days.get(date);
    if (day === undefined) days.set(date, [entry]);
    else day.push(entry);
  }
  return [...days.keys()].sort().flatMap((date) => days.get(date) ?? []);
}
