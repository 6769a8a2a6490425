import type { ListEntry } from './list';

/**
 * Returns the rows after a favourite was removed. An archived item also leaves the owner's list.
 * @see R-FAV-006 R-FAV-020
 */
export function afterRemovingFavourite<Row extends { item: Pick<ListEntry, 'id'>; isArchived: boolean }>(
  rows: readonly Row[],
  removed: Row,
  isOwned: boolean,
): Row[] {
  const leaves = isOwned && removed.isArchived;
  return leaves ? rows.filter((row) => row.item.id !== removed.item.id) : [...rows];
}
