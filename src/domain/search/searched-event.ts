import type { SearchEvent } from './analytics';
import { queryFromChoices } from './choices-query';
import type { SearchChoices } from './search-choices';

/**
 * Returns the event for a completed search. It contains the active filters in the form of the address's query string.
 * @see A-133
 */
export function searchedEvent(choices: SearchChoices, count: number): SearchEvent {
  const filters = { ...choices };
  delete filters.sort;
  return {
    event: count > 0 ? 'searched' : 'no-results',
    phrase: choices.phrase.trim(),
    count,
    filters: queryFromChoices(filters),
  };
}
