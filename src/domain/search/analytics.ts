import type { ItemType } from '../activities/item-types';
import { queryFromChoices } from './choices-query';
import type { SearchChoices } from './search-choices';

/** What a portal may learn of a search; nothing of it is sent anywhere by the elements (R-API-023, A-133). */
export type SearchEvent =
  | { event: 'searched' | 'no-results'; phrase: string; count: number; filters: string }
  | { event: 'opened'; phrase: string; elementId: string; type: ItemType; position: number };

/** A search was answered, with the filters in force as they stand in the address. */
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

/** A result was opened; positions count from 1, as people do (R-API-023). */
export function openedEvent(
  item: { id: string; type: ItemType },
  { phrase, index }: { phrase: string; index: number },
): SearchEvent {
  return { event: 'opened', phrase, elementId: item.id, type: item.type, position: index + 1 };
}
