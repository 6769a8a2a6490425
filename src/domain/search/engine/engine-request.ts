import { pageSize, suggestedRecords } from '../../limits';
import type { FilterCategory } from '../filters/filter-categories';
import { choiceNames, filterOf } from '../filters/filters';
import type { SearchChoices } from '../search-choices';
import type { EngineRequest, SearchEngine } from './search-engine';
import { isTagKind, tagFields, tagKinds, type TagKind } from '../filters/tag-selection';

/**
 * The input of a request: the choices, the categories that the tags belong to, the catalog to search, and the page
 * number, which starts at 0.
 */
export type EngineQuestion = {
  choices: SearchChoices;
  categories: readonly FilterCategory[];
  catalogId: string;
  page: number;
};

/**
 * Returns the choices as a request to a search engine. In each category with choices, a record must match at least one
 * of them, as in the portal's own search.
 * @see R-API-013
 */
export function engineRequest(engine: SearchEngine, question: EngineQuestion): EngineRequest {
  const { choices, page } = question;
  const facetFilters = facetsOf(engine, question);
  const numericFilters = datesOf(engine, choices);
  return {
    indexName: (choices.sort && engine.sorts[choices.sort]) ?? engine.indexName,
    params: {
      query: choices.phrase.trim(),
      page,
      hitsPerPage: pageSize,
      ...(facetFilters.length > 0 ? { facetFilters } : {}),
      ...(numericFilters.length > 0 ? { numericFilters } : {}),
    },
  };
}

/** Returns the request for the suggestions of the search box: the first records that match the typed text. */
export function suggestionRequest(engine: SearchEngine, text: string, catalogId: string): EngineRequest {
  const query = text.trim();
  const { catalogs } = engine.fields;
  return {
    indexName: engine.indexName,
    params: {
      query,
      page: 0,
      hitsPerPage: suggestedRecords,
      ...(catalogs === null ? {} : { facetFilters: [[`${catalogs}:${catalogId}`]] }),
    },
  };
}

function facetsOf({ fields }: SearchEngine, question: EngineQuestion): string[][] {
  const { choices, catalogId } = question;
  const any = (field: string | null | undefined, values: readonly string[]): string[] =>
    field === null || field === undefined ? [] : values.map((value) => `${field}:${value}`);
  return [
    any(fields.catalogs, [catalogId]),
    ...choiceNames.map((name) => any(fields[name], filterOf(name).engine?.values?.(choices[name]) ?? [])),
    ...tagKinds.flatMap((kind) => {
      const { list, whole } = tagFields[kind];
      const exclusive = singleTags(question, kind).map((ids) => any(fields[list], ids));
      return [...exclusive, ...choices[whole].map((category) => any(fields[whole], [category]))];
    }),
  ].filter((group) => group.length > 0);
}

/**
 * Returns the tags that are selected one by one, grouped by category. Omits the group of a category that is selected as
 * a whole.
 */
function singleTags({ choices, categories }: EngineQuestion, kind: TagKind): string[][] {
  const { list, whole } = tagFields[kind];
  const groups = new Map<string, string[]>();
  for (const tag of choices[list]) {
    const has = ({ options }: FilterCategory) =>
      options.some((option) => option.id === tag && isTagKind(option.kind));
    const category = categories.find(has)?.id ?? tag;
    groups.set(category, [...(groups.get(category) ?? []), tag]);
  }
  return [...groups].filter(([category]) => !choices[whole].includes(category)).map(([, tags]) => tags);
}

/** Returns the condition that a record begins on the chosen day or later, in seconds since 1970. */
function datesOf({ fields }: SearchEngine, { date }: SearchChoices): string[] {
  if (date === undefined || !fields.date) return [];
  const millisecondsPerSecond = 1000;
  return [`${fields.date}>=${Date.parse(`${date}T00:00:00Z`) / millisecondsPerSecond}`];
}
