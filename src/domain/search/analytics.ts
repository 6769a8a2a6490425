import type { ItemType } from '../activities/item-types';

/**
 * The details of a search that the page receives with the event `lp-analytics`. The elements themselves send them
 * nowhere.
 * @see R-API-023 A-133
 */
export type SearchEvent =
  | { event: 'searched' | 'no-results'; phrase: string; count: number; filters: string }
  | { event: 'opened'; phrase: string; elementId: string; type: ItemType; position: number };

/** Returns the event for an opened result. Positions start at 1, as people count. @see R-API-023 */
export function openedEvent(
  item: { id: string; type: ItemType },
  { phrase, index }: { phrase: string; index: number },
): SearchEvent {
  return { event: 'opened', phrase, elementId: item.id, type: item.type, position: index + 1 };
}
