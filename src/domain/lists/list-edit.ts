import type { ListEntry, UnreadableItem } from './list';

/** What an edit sends of each item; one without an id is sent as it came, with its new number (R-API-030, O-23). */
export type OrderedItem = { id: string; orderNumber: number } & Pick<UnreadableItem, 'original'>;

type Named = Pick<ListEntry, 'id'> & Pick<UnreadableItem, 'original'>;

/** Moves a row to another place (R-ORDER-009, R-LISTS-021). */
export function movedRow<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || from === to || to < 0 || to >= rows.length) return rows;
  const others = rows.toSpliced(from, 1);
  return others.toSpliced(to, 0, row);
}

/** The order of all items: the shown ones first, unseen ones after in their old order, numbered from 1. */
export function numberedItems(
  shown: readonly Named[],
  all: readonly (Named & Pick<ListEntry, 'orderNumber'>)[],
  removed: readonly string[] = [],
): OrderedItem[] {
  const seen = new Set([...shown.map(({ id }) => id), ...removed]);
  const unseen = [...all]
    .sort((one, other) => one.orderNumber - other.orderNumber)
    .filter(({ id }) => !seen.has(id));
  return [...shown, ...unseen]
    .filter(({ id }) => !removed.includes(id))
    .map(({ id, original }, index) => ({ id, orderNumber: index + 1, ...(original ? { original } : {}) }));
}
