import { expect, it } from 'vitest';
import type { ListItem, UnreadableItem } from '../../../src/domain/lists/list';
import {
  removedItem,
  isRemovable,
  listRows,
  rowName,
  type ItemDetails,
} from '../../../src/domain/lists/list-row';
import type { ResultItem } from '../../../src/domain/search/result-item';

const item = (id: string): ListItem => ({
  id,
  elementId: `e${id}`,
  type: 'course',
  originalName: `Item ${id}`,
  orderNumber: 1,
});
const unreadable: UnreadableItem = { id: 'u', originalName: 'Odd', orderNumber: 2 };
const details = (id: string): ResultItem => ({ ...removedItem(item(id), `Title ${id}`), isArchived: false });
const itemDetails: Record<string, ItemDetails<ResultItem>> = {
  e1: { state: 'found', details: details('1') },
  e2: { state: 'absent' },
  e3: { state: 'failed' },
  e4: { state: 'found', details: { ...details('4'), isArchived: true } },
};
const rows = listRows(
  [item('1'), item('2'), unreadable, item('3'), item('4')],
  ({ elementId }) => itemDetails[elementId] ?? { state: 'failed' },
);

it('an item is gone only if a readable answer does not contain it, and the order stays [R-FAV-021 O-19]', () => {
  expect(rows.map(({ state }) => state)).toEqual(['found', 'gone', 'unreadable', 'failed', 'found']);
});

it('only an item that is gone or archived counts as archived [R-FAV-020 O-23]', () => {
  expect(rows.map(({ isArchived }) => isArchived)).toEqual([false, true, false, false, true]);
});

it('an item that could not be loaded or read cannot be removed [O-23]', () => {
  expect(rows.map(isRemovable)).toEqual([true, true, false, false, true]);
});

it('an item has the name of the catalog, else its saved name [R-FAV-021]', () => {
  expect(rows.map(rowName)).toEqual(['Title 1', 'Item 2', 'Odd', 'Item 3', 'Title 4']);
});
