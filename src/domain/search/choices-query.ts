import { choicesFromTexts, queryParameters, writtenChoice, type ChoiceName } from './query-parameters';
import { queryEntries, type QueryValue } from './query-values';
import type { SearchChoices } from './search-choices';

/** Reads the choices of an address; the phrase is in its path (R-OTHER-021, R-OTHER-023, R-OTHER-029, R-SEARCHFLOW-001). */
export function choicesFromQuery(query: string, phrase = ''): SearchChoices {
  const params = new URLSearchParams(query);
  return { ...choicesFromTexts((name) => params.getAll(queryParameters[name].short)), phrase };
}

/** The choices as a query string; reading it gives the choices back (R-SEARCHFLOW-006). */
export function queryFromChoices(choices: SearchChoices): string {
  return new URLSearchParams(queryEntries(shortValues(choices, () => true))).toString();
}

/** A query string in which the choices are replaced and everything else, such as the catalog, stays. */
export function queryWithChoices(query: string, choices: SearchChoices): string {
  const params = new URLSearchParams(query);
  for (const { short } of Object.values(queryParameters)) params.delete(short);
  for (const [name, value] of new URLSearchParams(queryFromChoices(choices))) params.append(name, value);
  return params.toString();
}

/** The choices under their short names, for those parameters that a receiver takes. */
export function shortValues(
  choices: SearchChoices,
  takes: (name: ChoiceName) => boolean,
): Record<string, QueryValue> {
  const names = (Object.keys(queryParameters) as ChoiceName[]).filter(takes);
  return Object.fromEntries(names.map((name) => [queryParameters[name].short, writtenChoice(name, choices)]));
}
