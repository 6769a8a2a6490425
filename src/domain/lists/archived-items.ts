import type { ListItem } from './list';

/** A row as it is shown: its details, or a placeholder where the listing has none. */
export type ListedRow<Details> =
  | { kind: 'listed'; item: ListItem; details: Details }
  | { kind: 'placeholder'; item: ListItem; name: string };

/** Rows with their details; an item the listing does not return gets a placeholder in its place (R-FAV-021). */
export function withPlaceholders<Details>(
  items: readonly ListItem[],
  detailsOf: (item: ListItem) => Details | undefined,
): ListedRow<Details>[] {
  return items.map((item) => {
    const details = detailsOf(item);
    if (details === undefined) return { kind: 'placeholder', item, name: item.originalName };
    return { kind: 'listed', item, details };
  });
}

/** The rows after a heart was taken away: an archived one also leaves the owner's list (R-FAV-006, R-FAV-020). */
export function afterRemovingFavourite<Row extends { item: Pick<ListItem, 'id'>; isArchived: boolean }>(
  rows: readonly Row[],
  removed: Row,
  isOwned: boolean,
): Row[] {
  const leaves = isOwned && removed.isArchived;
  return leaves ? rows.filter((row) => row.item.id !== removed.item.id) : [...rows];
}
