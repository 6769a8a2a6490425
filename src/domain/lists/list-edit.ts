import type { ListEntry, UnreadableItem } from './list';

/**
 * An item in an edit request. If an item has no id, the request contains the original entry with the new order number.
 * @see R-API-030 O-23
 */
export type OrderedItem = { id: string; orderNumber: number } & Pick<UnreadableItem, 'original'>;

type Named = Pick<ListEntry, 'id'> & Pick<UnreadableItem, 'original'>;

/** Moves a row to another index. @see R-ORDER-009 R-LISTS-021 */
export function movedRow<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || from === to || to < 0 || to >= rows.length) return rows;
  const others = rows.toSpliced(from, 1);
  return others.toSpliced(to, 0, row);
}

/**
 * Returns the order of all items, numbered from 1. The shown items come first, then the items that are not shown, in
 * their previous order.
 * @see A-102
 */
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
