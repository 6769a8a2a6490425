import { codeOfItemType } from '../activity/item-types';
import { pageSize } from '../limits';
import type { FilterCategory } from './filter-categories';
import type { SearchChoices } from './search-choices';
import type { EngineRequest, SearchEngine } from './search-engine';

/** What is asked beside the choices: where tags belong, of which catalog, and which page from 0. */
export type EngineQuestion = {
  choices: SearchChoices;
  categories: readonly FilterCategory[];
  catalogId: string;
  page: number;
};

/**
 * The choices as a request to an engine. Any of several choices in one category will do, and each category is needed, as
 * in the portal's own search (R-API-013).
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

/** What the box offers while typing: the first records that fit. */
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

const suggestedRecords = 6;

function facetsOf({ fields }: SearchEngine, question: EngineQuestion): string[][] {
  const { choices, catalogId } = question;
  const any = (field: string | null, values: readonly string[]): string[] =>
    field === null ? [] : values.map((value) => `${field}:${value}`);
  const flag = (field: string | null, isChosen: boolean): string[] => any(field, isChosen ? ['true'] : []);
  return [
    any(fields.catalogs, [catalogId]),
    any(
      fields.types,
      choices.types.map((type) => String(codeOfItemType(type) ?? type)),
    ),
    any(fields.statuses, choices.statuses),
    flag(fields.mandatory, choices.mandatory),
    flag(fields.targetGroup, choices.targetGroup),
    flag(fields.signedUp, choices.signedUp),
    flag(fields.openForSignup, choices.openForSignup),
    ...byCategory(question, {
      tags: choices.tags,
      whole: choices.tagCategories,
      write: (ids, whole) => [...any(fields.tags, ids), ...any(fields.tagCategories, whole)],
    }),
    ...byCategory(question, {
      tags: choices.classTags,
      whole: choices.classTagCategories,
      write: (ids, whole) => [...any(fields.classTags, ids), ...any(fields.classTagCategories, whole)],
    }),
  ].filter((group) => group.length > 0);
}

interface Tags {
  tags: readonly string[];
  /** Categories chosen as a whole. */
  whole: readonly string[];
  write: (tags: readonly string[], whole: readonly string[]) => string[];
}

function byCategory({ categories }: EngineQuestion, { tags, whole, write }: Tags): string[][] {
  const categoryOf = (tag: string): string =>
    categories.find(({ options }) => options.some(({ id, kind }) => id === tag && isTag(kind)))?.id ?? tag;
  const groups = new Map<string, string[]>();
  for (const tag of tags) groups.set(categoryOf(tag), [...(groups.get(categoryOf(tag)) ?? []), tag]);
  const chosen = [...groups].filter(([category]) => !whole.includes(category));
  return [...chosen.map(([, ids]) => write(ids, [])), ...whole.map((category) => write([], [category]))];
}

const isTag = (kind: string): boolean => kind === 'Tag' || kind === 'ClassTag';

/** From the chosen day on, in seconds since 1970. */
function datesOf({ fields }: SearchEngine, { date }: SearchChoices): string[] {
  if (date === undefined || fields.date === null) return [];
  const millisecondsPerSecond = 1000;
  return [`${fields.date}>=${Date.parse(`${date}T00:00:00Z`) / millisecondsPerSecond}`];
}
