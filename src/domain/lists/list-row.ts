import type { ResultItem } from '../search/result-item';
import { isReadable, type ListEntry, type ListItem, type UnreadableItem } from './list';

/**
 * The result of the query for the details of one item. `found` contains them. `absent` means that a readable response does
 * not contain the item. `failed` means that the response, or the item's entry in it, is unreadable.
 */
export type ItemDetails<Details> =
  { state: 'found'; details: Details } | { state: 'absent' } | { state: 'failed' };

/**
 * An entry of a list as its row shows it. An item counts as gone only if it is absent from a readable response.
 * @see R-FAV-021 O-19 O-23
 */
export type ListRow =
  | { state: 'found'; item: ListItem; details: ResultItem; isArchived: boolean }
  | { state: 'gone'; item: ListItem; isArchived: true }
  | { state: 'failed'; item: ListItem; isArchived: false }
  | { state: 'unreadable'; item: UnreadableItem; isArchived: false };

/** Returns each entry as a row, in order. Calls `detailsOf` for readable entries only. */
export function listRows(
  entries: readonly ListEntry[],
  detailsOf: (item: ListItem) => ItemDetails<ResultItem>,
): ListRow[] {
  return entries.map((entry) =>
    isReadable(entry)
      ? listRow(entry, detailsOf(entry))
      : { state: 'unreadable', item: entry, isArchived: false },
  );
}

function listRow(item: ListItem, result: ItemDetails<ResultItem>): ListRow {
  if (result.state === 'failed') return { state: 'failed', item, isArchived: false };
  if (result.state === 'absent') return { state: 'gone', item, isArchived: true };
  const { details } = result;
  return { state: 'found', item, details, isArchived: details.isArchived };
}

/** Returns the name of a row. Returns an empty text if neither the catalog nor the list has a name. */
export function rowName(row: ListRow): string {
  return (row.state === 'found' ? row.details.title : '') || row.item.originalName;
}

/**
 * Returns whether the list's owner may remove the row. A row is removable only if its item is identified.
 * @see O-19 O-23
 */
export function isRemovable(row: ListRow): row is Extract<ListRow, { state: 'found' | 'gone' }> {
  return row.state === 'found' || row.state === 'gone';
}

/** Returns what to show for an item that is no longer in the catalog: its saved name. @see R-FAV-021 */
export function removedItem({ elementId, type }: ListItem, title: string): ResultItem {
  return {
    id: elementId,
    type,
    title,
    isArchived: true,
    isMandatory: false,
    isInTargetGroup: false,
    hasWaitingList: false,
    alwaysToCourseInfo: false,
    needsNoSignup: false,
  };
}
