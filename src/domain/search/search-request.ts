import { valuesByParameter } from './choices-query';
import { queryEntries } from './query-values';
import type { SearchChoices } from './search-choices';

/**
 * Returns the query parameters of a search request. They never include the archived filter.
 * @see R-API-013 R-ENTITY-078 R-VALID-028
 */
export function searchQuery(choices: SearchChoices): [string, string][] {
  return queryEntries({ q: choices.phrase.trim(), ...valuesByParameter(choices, 'search') });
}

/**
 * Returns the query parameters of a request for the my-activities list.
 * @see R-API-049 R-FILTER-016 A-136
 */
export function activitiesQuery(choices: SearchChoices): [string, string][] {
  return queryEntries(valuesByParameter(choices, 'activities'));
}
