import type { SearchSettings } from '../catalog/catalog';
import { onlyMostUsed } from './filters/most-used-filters';
import { sortTypes, type SortType } from './search-choices';

/** One search as the clients of hosted and distributed engines share it: the interface that InstantSearch asks of them. */
export type EngineRequest = {
  indexName: string;
  params: {
    query: string;
    /** From 0. */
    page: number;
    hitsPerPage: number;
    /** Any of each inner list, and one of every outer one, as `attribute:value`. */
    facetFilters?: string[][];
    /** All of these, as `attribute>=number`. */
    numericFilters?: string[];
  };
};

/** The part of such a client that is needed; one answer for each request, in `results`. */
export type SearchClient = { search: (requests: readonly EngineRequest[]) => Promise<unknown> };

/** The attribute of a record that each filter asks; null: the engine cannot, and the filter is not shown. */
type EngineFields = Record<EngineField, string | null>;

type EngineField = keyof typeof usualFields;

/** A search engine as a page gives it. */
export type SearchEngine = {
  searchClient: SearchClient;
  /** The index in its order of relevance. */
  indexName: string;
  /** The index, or view of it, for each order; an order without one is not offered. */
  sorts: Partial<Record<SortType, string>>;
  fields: EngineFields;
};

/** Records named as the portal's own answers are; who somebody is, an index cannot know unless the page says how. */
const usualFields = {
  types: 'type',
  tags: 'tags',
  classTags: 'classTags',
  tagCategories: 'tagCategories',
  classTagCategories: 'classTagCategories',
  openForSignup: 'openForSignup',
  /** Seconds since 1970. */
  date: 'startsAt',
  mandatory: null,
  targetGroup: null,
  signedUp: null,
  statuses: null,
  /** The ids of the catalogs that a record belongs to. */
  catalogs: null,
};

/** Reads what a page gave as `searchSource`, or says in one sentence what does not fit (O-11). */
export function readSearchEngine(given: unknown): SearchEngine | { problem: string } {
  const { searchClient, indexName, sorts, fields } = (given ?? {}) as Partial<SearchEngine>;
  if (typeof searchClient?.search !== 'function')
    return { problem: 'searchSource.searchClient: expected an object with a search function' };
  if (typeof indexName !== 'string' || indexName === '')
    return { problem: 'searchSource.indexName: expected the name of an index' };
  const unknownField = Object.keys(fields ?? {}).find((name) => !(name in usualFields));
  if (unknownField) return unknownName('fields', unknownField, Object.keys(usualFields));
  const unknownSort = Object.keys(sorts ?? {}).find((name) => !sortTypes.includes(name as SortType));
  if (unknownSort) return unknownName('sorts', unknownSort, sortTypes);
  return {
    searchClient,
    indexName,
    sorts: { Relevant: indexName, ...sorts },
    fields: { ...usualFields, ...fields },
  };
}

const unknownName = (where: string, name: string, names: readonly string[]) => ({
  problem: `searchSource.${where}.${name}: expected one of ${names.join(', ')}`,
});

/** What of the search settings an engine can carry out; a filter, order or view that it cannot is not shown. */
export function settingsForEngine(
  settings: SearchSettings,
  { fields, sorts }: Pick<SearchEngine, 'fields' | 'sorts'>,
): SearchSettings {
  const can = (field: EngineField): boolean => fields[field] !== null;
  const hasTags = can('tags');
  return {
    ...settings,
    mostUsedFilters: onlyMostUsed(settings.mostUsedFilters, can),
    showStatusFilter: settings.showStatusFilter && can('statuses'),
    showTypeFilter: settings.showTypeFilter && can('types'),
    showAllTagCategories: settings.showAllTagCategories && hasTags,
    tagCategoryIds: hasTags ? settings.tagCategoryIds : [],
    calendarSize: sorts.Date === undefined ? 'None' : settings.calendarSize,
    sorts: sortTypes.filter((sort) => sorts[sort] !== undefined),
  };
}
