import { engineRequest, type EngineQuestion } from './engine-request';
import type { Facets } from '../facets';
import type { FilterCategory } from '../filters/filter-categories';
import { filterNameOf, isSelected, withCategory } from '../filters/filter-selection';
import type { ChoiceName } from '../filters/filters';
import { valuesOf } from '../filters/option-counts';
import type { EngineRequest, SearchEngine } from './search-engine';

/** The number of records for each value of each attribute, as an engine returns it: `{ type: { 101: 12 } }`. */
export type AttributeCounts = Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;

/** One request of a batch, and the categories of the filter panel whose options its response counts. */
export interface CountingRequest {
  request: EngineRequest;
  categories: readonly FilterCategory[];
}

type Fields = Pick<SearchEngine, 'fields'>;

/** The number of values that a request wants for one attribute. */
const mostValues = 1000;

/** A list of values with one of these lengths might be incomplete, because engines cut it there. */
const usualLimits = [100, mostValues];

/**
 * Returns the requests that answer a search and count the results of each filter option. The first request is the
 * search, and counts the categories without a choice. Each category with a choice has another request, which ignores
 * this choice and returns no records.
 * @see O-25
 */
export function countingRequests(engine: SearchEngine, question: EngineQuestion): CountingRequest[] {
  const { choices } = question;
  const state = { choices, categories: question.categories };
  const counted = question.categories.filter((category) => attributesOf(engine, [category]).length > 0);
  const hasChoice = ({ options }: FilterCategory) => options.some((option) => isSelected(state, option));
  const requestWithout = (category: FilterCategory) =>
    engineRequest(engine, { ...question, choices: withCategory(state, category, false) });
  const others = counted.filter((category) => !hasChoice(category));
  return [
    { request: withCounts(engineRequest(engine, question), engine, others), categories: others },
    ...counted.filter(hasChoice).map((category) => {
      const request = withCounts(requestWithout(category), engine, [category]);
      const params = { ...request.params, hitsPerPage: 0 };
      return { request: { ...request, params }, categories: [category] };
    }),
  ];
}

/**
 * Returns the counts of the responses to `countingRequests`, in their order. A filter is missing if a response has no
 * counts for its attribute, or perhaps not all of them.
 * @see O-25
 */
export function engineFacets(
  engine: Fields,
  requests: readonly CountingRequest[],
  responses: readonly (AttributeCounts | undefined)[],
): Facets {
  const counted = requests.flatMap(({ categories }, index) =>
    valuesIn(engine, categories).map((one) => ({ ...one, counts: responses[index]?.[one.attribute] })),
  );
  const complete = new Set(responses.flatMap((response) => Object.values(response ?? {}).filter(isComplete)));
  const incomplete = new Set(counted.filter(({ counts }) => !complete.has(counts)).map(({ name }) => name));
  const facets: Partial<Record<ChoiceName, Record<string, number>>> = {};
  for (const { name, value, counts } of counted)
    if (!incomplete.has(name)) (facets[name] ??= {})[value] = counts?.[value] ?? 0;
  return facets;
}

const isComplete = (counts: AttributeCounts[string]): boolean =>
  counts !== undefined && !usualLimits.includes(Object.keys(counts).length);

function withCounts(request: EngineRequest, engine: Fields, categories: readonly FilterCategory[]) {
  const facets = attributesOf(engine, categories);
  if (facets.length === 0) return request;
  return { ...request, params: { ...request.params, facets, maxValuesPerFacet: mostValues } };
}

const attributesOf = (engine: Fields, categories: readonly FilterCategory[]): string[] => [
  ...new Set(valuesIn(engine, categories).map(({ attribute }) => attribute)),
];

/** Returns the values of the options that an attribute of the records contains. */
function valuesIn({ fields }: Fields, categories: readonly FilterCategory[]) {
  return categories
    .flatMap(({ options }) => options.filter(({ kind }) => kind !== 'mostUsed'))
    .flatMap((option) => {
      const name = filterNameOf(option);
      const attribute = name && fields[name];
      return name && attribute ? valuesOf(option).map((value) => ({ name, attribute, value })) : [];
    });
}
