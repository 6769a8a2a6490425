import type { OfferType } from '../../catalog-format';
import type { LoadedCatalog, LoadedPart } from '../../catalog/loaded-catalog';
import { kindOf } from '../../catalog/offer-kinds';
import { readChoices } from '../../search/choices/choices';
import { didYouMean } from '../../search/words/did-you-mean';
import { facetCounts } from '../../search/choices/facet-counts';
import { matchedIn } from '../../search/words/matched-in';
import { type Match, offerFilter } from '../../search/choices/offer-filter';
import { statusReader } from '../../search/person-status';
import { searchItem } from '../../search/search-item';
import { sortMatches } from '../../search/sort-matches';
import { readCursor, writeCursor } from './cursor';
import type { Call } from '../operation';

const pageSize = 12;

interface SearchCall {
  part: LoadedPart;
  phrase: string | undefined;
}

/** One page of a search with its count and the link to the next page (R-API-014, R-ENTITY-048). */
export function runSearch(call: Call, { part, phrase }: SearchCall) {
  const { catalog } = call.data;
  const { culture } = call;
  const { found, hits, facets } = findAll(call, { part, phrase });
  const start = readCursor(call.url);
  const end = start + pageSize;
  const statusOf = statusReader(call.viewer.person);
  const items = found.slice(start, end).map(({ offer, offerClass }) => ({
    ...searchItem(offer, { culture, status: statusOf(offer), offerClass, catalog }),
    ...(phrase === undefined ? {} : { matchedQueries: matchedIn(offer, phrase, { catalog, culture }) }),
  }));
  return {
    items,
    count: found.length,
    ...valuesAmong(found, catalog),
    ...(start === 0 ? { facets: facets() } : {}),
    ...suggestions(call, phrase, hits),
    ...(end < found.length ? { nextPageLink: nextPageLink(call, end) } : {}),
  };
}

interface Found {
  /** All results in order. */
  found: readonly Match[];
  /** How many offers the phrase alone finds. */
  hits: number;
  facets: () => ReturnType<typeof facetCounts>;
}

function findAll(call: Call, { part, phrase }: SearchCall): Found {
  const { catalog, index, alphabet } = call.data;
  const choices = readChoices(call.url.searchParams, phrase === undefined ? 'alphabetical' : 'relevant');
  const { offers, positions } = alphabet(call.culture);
  const candidates =
    phrase === undefined ? offers : index.find(phrase, call.culture, choices.sort === 'relevant');
  const searched = { part, choices, person: call.viewer.person };
  const passes = offerFilter(catalog, searched);
  const passed: Match[] = [];
  for (const offer of candidates) {
    const hit = passes(offer);
    if (hit !== undefined) passed.push(hit);
  }
  // Without a phrase the candidates come in the order of the alphabet, and none is more relevant than another.
  const sorting = phrase === undefined ? { sort: choices.sort } : { sort: choices.sort, positions };
  return {
    found: sortMatches(passed, sorting),
    hits: candidates.length,
    facets: () => facetCounts(candidates, catalog, searched),
  };
}

/** The tags and types among the results. */
function valuesAmong(found: readonly Match[], { tags, tagIndexes }: LoadedCatalog) {
  const isSeen = new Uint8Array(tags.size);
  const types = new Set<OfferType>();
  for (const { offer } of found) {
    types.add(offer.type);
    for (const index of tagIndexes.get(offer.id) ?? []) isSeen[index] = 1;
  }
  const tagIds = [...tags.keys()].filter((_, index) => isSeen[index] === 1);
  return { tagIds, types: [...types].map((type) => kindOf(type).code) };
}

function suggestions(call: Call, phrase: string | undefined, hits: number) {
  const other = hits > 0 || phrase === undefined ? undefined : didYouMean(call.data, phrase, call.culture);
  return other === undefined ? { suggestions: [] } : { suggestions: [other], suggested: other };
}

function nextPageLink(call: Call, start: number): string {
  // The origin may have a path of its own, when the portal is below one.
  const link = new URL(call.origin.replace(/\/$/, '') + call.url.pathname + call.url.search);
  link.searchParams.set('cursor', writeCursor(start));
  return link.href;
}
