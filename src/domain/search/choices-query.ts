import { choiceNames, filterOf, type ChoiceName } from './filters/filters';
import { queryEntries, type QueryValue } from './query-values';
import { choicesOf, type SearchChoices } from './search-choices';

/**
 * Parses the choices in the query string of an address. The phrase is not there, but in the path.
 * @see R-OTHER-021 R-OTHER-023 R-OTHER-029 R-SEARCHFLOW-001
 */
export function choicesFromQuery(query: string, phrase = ''): SearchChoices {
  const params = new URLSearchParams(query);
  return choicesFromTexts((name) => params.getAll(filterOf(name).parameter), phrase);
}

/** Parses the choices from the texts of each filter. Omits unknown and invalid values. */
export function choicesFromTexts(
  textsOf: (name: ChoiceName) => readonly string[],
  phrase = '',
): SearchChoices {
  return choicesOf(phrase, (name) =>
    filterOf(name).read([...new Set(textsOf(name).filter((text) => text !== ''))]),
  );
}

/** Returns the choices as a query string. Parsing it returns the same choices. @see R-SEARCHFLOW-006 */
export function queryFromChoices(choices: SearchChoices): string {
  return new URLSearchParams(queryEntries(valuesByParameter(choices))).toString();
}

/** Replaces the choices in a query string. All other parameters, such as the catalog, stay. @see A-135 */
export function queryWithChoices(query: string, choices: SearchChoices): string {
  const params = new URLSearchParams(query);
  for (const name of choiceNames) params.delete(filterOf(name).parameter);
  for (const [name, value] of new URLSearchParams(queryFromChoices(choices))) params.append(name, value);
  return params.toString();
}

/** Returns the values of the choices by parameter name: of all filters, or of the filters of one scope. */
export function valuesByParameter(
  choices: SearchChoices,
  scope?: 'search' | 'activities',
): Record<string, QueryValue> {
  const names = choiceNames.filter((name) => scope === undefined || filterOf(name).scope === scope);
  return Object.fromEntries(
    names.map((name) => {
      const filter = filterOf(name);
      return [filter.parameter, filter.write(choices[name])];
    }),
  );
}
