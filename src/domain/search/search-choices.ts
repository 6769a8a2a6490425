import { choiceNames, filterOf, type ChoiceName, type filters } from './filters/filters';
import type { Filter } from './filters/filter';

type Values = { [Name in ChoiceName]: (typeof filters)[Name] extends Filter<infer Value> ? Value : never };
type OptionalName = { [Name in ChoiceName]: undefined extends Values[Name] ? Name : never }[ChoiceName];

/** Everything that a person chose on the search or my-activities page: the phrase and the value of each filter. */
export type SearchChoices = { phrase: string } & Omit<Values, OptionalName> & {
    [Name in OptionalName]?: NonNullable<Values[Name]>;
  };

/** Creates choices from a phrase and a value for each filter. Omits a filter whose value is undefined. */
export function choicesOf(phrase: string, valueOf: (name: ChoiceName) => unknown): SearchChoices {
  const values = choiceNames.map((name) => [name, valueOf(name)] as const);
  const present = values.filter(([, value]) => value !== undefined);
  return { phrase, ...Object.fromEntries(present) } as SearchChoices;
}

/** The choices when nothing is chosen. By default, archived items are not included. @see R-ENTITY-070 */
export const noChoices: SearchChoices = choicesOf('', (name) => filterOf(name).empty);
