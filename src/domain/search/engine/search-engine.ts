import type { Problem } from '../../setup/problem';
import type { SearchSettings } from '../../catalog/catalog';
import { choiceNames, filterOf, type ChoiceName } from '../filters/filters';
import { sortTypes, type SortType } from '../sort-types';

/**
 * One search, in the request format that clients of hosted and distributed search engines share. For the format, see
 * docs/guides/search-engine.md.
 */
export type EngineRequest = {
  indexName: string;
  params: {
    query: string;
    /** The page number. The first page is 0. */
    page: number;
    hitsPerPage: number;
    /** Conditions as `attribute:value`. A record must match at least one condition of each inner list. */
    facetFilters?: string[][];
    /** Conditions as `attribute>=number`. A record must match all of them. */
    numericFilters?: string[];
    /** The attributes whose values the response counts. */
    facets?: string[];
    /** The largest number of values that the response counts for one attribute. */
    maxValuesPerFacet?: number;
  };
};

/**
 * The part of such a client that the catalog uses. `search` resolves to an object whose `results` contain one response
 * for each request.
 */
export type SearchClient = { search: (requests: readonly EngineRequest[]) => Promise<unknown> };

/**
 * The attribute of a record that each filter uses. The attribute for `catalogs` contains the ids of the catalogs that a
 * record belongs to. Null means that the engine cannot apply the filter, and the filter is not shown.
 */
type EngineFields = Partial<Record<ChoiceName | 'catalogs', string | null>>;

/** The search engine that a page provides. */
export type SearchEngine = {
  searchClient: SearchClient;
  /** The name of the index, sorted by relevance. */
  indexName: string;
  /** The index, or the view of an index, for each sort order. A sort order without one is not available. */
  sorts: Partial<Record<SortType, string>>;
  fields: EngineFields;
};

/**
 * The default attributes, for records with the field names of the portal's own responses. An index does not know who
 * searches, so the page must name the attributes that depend on the person.
 */
const usualFields: EngineFields = {
  ...Object.fromEntries(
    choiceNames.flatMap((name) => {
      const { engine } = filterOf(name);
      return engine ? [[name, engine.attribute]] : [];
    }),
  ),
  catalogs: null,
};

/** Parses the `searchSource` of a page. If it is invalid, returns the problem. @see O-11 */
export function readSearchEngine(input: unknown): SearchEngine | { problem: Problem } {
  const { searchClient, indexName, sorts, fields } = (input ?? {}) as Partial<SearchEngine>;
  if (typeof searchClient?.search !== 'function')
    return mistake('searchClient', 'an object with a search function', typeof searchClient);
  if (typeof indexName !== 'string' || indexName === '')
    return mistake('indexName', 'the name of an index', typeof indexName);
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

const mistake = (name: string, expected: string, actual: string): { problem: Problem } => ({
  problem: { code: 'property', field: `searchSource.${name}`, expected, actual },
});

function unknownName(where: string, name: string, names: readonly string[]): { problem: Problem } {
  const { problem } = mistake(`${where}.${name}`, `one of ${names.join(', ')}`, `"${name}"`);
  return { problem: { ...problem, allowed: names } };
}

/**
 * Returns the search settings for an engine. The filters, sort orders and views that it does not support are not shown.
 */
export function settingsForEngine(
  settings: SearchSettings,
  { fields, sorts }: Pick<SearchEngine, 'fields' | 'sorts'>,
): SearchSettings {
  const hasTags = fields.tags !== null;
  return {
    ...settings,
    unsupported: choiceNames.filter((name) => (fields[name] ?? null) === null),
    showAllTagCategories: settings.showAllTagCategories && hasTags,
    tagCategoryIds: hasTags ? settings.tagCategoryIds : [],
    calendarSize: sorts.Date === undefined ? 'None' : settings.calendarSize,
    sorts: sortTypes.filter((sort) => sorts[sort] !== undefined),
  };
}
