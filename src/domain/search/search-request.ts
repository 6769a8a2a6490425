import { shortValues } from './choices-query';
import { queryParameters } from './query-parameters';
import { queryEntries } from './query-values';
import type { SearchChoices } from './search-choices';

/** What a search asks; the archived filter is never among it (R-API-013, R-ENTITY-078, R-VALID-028). */
export function searchQuery(choices: SearchChoices): [string, string][] {
  const { phrase } = choices;
  const filters = shortValues(choices, (name) => queryParameters[name].scope === 'search');
  return queryEntries({ q: phrase.trim(), ...filters });
}

/** What the my-activities list asks (R-API-049, R-FILTER-016, A-136). */
export function activitiesQuery(choices: SearchChoices): [string, string][] {
  return queryEntries(shortValues(choices, (name) => queryParameters[name].scope === 'activities'));
}
