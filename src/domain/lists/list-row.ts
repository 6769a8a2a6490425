import type { ResultItem } from '../search/result-item';
import { isReadable, type ListEntry, type ListItem, type UnreadableItem } from './list';

/**
 * What the details of one item came to: found; absent, when an answer that could be read does not contain it; or failed,
 * when its answer, or its entry in there, could not be read.
 */
export type ItemDetails<Details> =
  { state: 'found'; details: Details } | { state: 'absent' } | { state: 'failed' };

/** One entry of a list as its row shows it; only one that is absent from a readable answer is gone (R-FAV-021, O-19, O-23). */
export type ListRow =
  | { state: 'found'; item: ListItem; details: ResultItem; isArchived: boolean }
  | { state: 'gone'; item: ListItem; isArchived: true }
  | { state: 'failed'; item: ListItem; isArchived: false }
  | { state: 'unreadable'; item: UnreadableItem; isArchived: false };

/** Every entry as a row, in its order; `lookUpOf` is called for readable entries only. */
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

/** The name that a row is known by; empty where neither the catalog nor the list has one. */
export function rowName(row: ListRow): string {
  return (row.state === 'found' ? row.details.title : '') || row.item.originalName;
}

/** May its owner take the row out? Not before it is known what it stands for (O-19, O-23). */
export function isRemovable(row: ListRow): row is Extract<ListRow, { state: 'found' | 'gone' }> {
  return row.state === 'found' || row.state === 'gone';
}

/** What is left to show of an item that has left the catalog: its saved name (R-FAV-021). */
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
