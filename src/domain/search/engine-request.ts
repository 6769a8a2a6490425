import { codeOfItemType } from '../activities/item-types';
import { pageSize } from '../limits';
import type { FilterCategory } from './filters/filter-categories';
import type { SearchChoices } from './search-choices';
import type { EngineRequest, SearchEngine } from './search-engine';
import { isTagKind, tagFields, tagKinds, type TagKind } from './filters/tag-selection';

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
    ...tagKinds.flatMap((kind) => {
      const { list, whole } = tagFields[kind];
      const exclusive = singleTags(question, kind).map((ids) => any(fields[list], ids));
      return [...exclusive, ...choices[whole].map((category) => any(fields[whole], [category]))];
    }),
  ].filter((group) => group.length > 0);
}

/** The tags picked one by one, together by category; a category that is chosen whole needs none of its own. */
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

/** From the chosen day on, in seconds since 1970. */
function datesOf({ fields }: SearchEngine, { date }: SearchChoices): string[] {
  if (date === undefined || fields.date === null) return [];
  const millisecondsPerSecond = 1000;
  return [`${fields.date}>=${Date.parse(`${date}T00:00:00Z`) / millisecondsPerSecond}`];
}
