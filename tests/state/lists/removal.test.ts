import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListItem } from '../../../src/domain/lists/list';
import { selectionOf } from '../../../src/domain/favourites/staged-selection';
import { cachedFavourite, setFavourites } from '../../../src/state/favourites/cache';
import { removeArchivedFavourite } from '../../../src/state/favourites/removal';
import { removeRow } from '../../../src/state/lists/list-items';
import type { ListRow } from '../../../src/state/lists/list-rows';
import { toggleFollow } from '../../../src/state/lists/mutations';
import { rowsQuery } from '../../../src/state/lists/queries';
import { notificationsAtom } from '../../../src/state/notifications/notifications';
import { openSignedIn } from '../signed-in-portal';

afterEach(() => vi.restoreAllMocks());

const done = () => ({});
const item: ListItem = {
  id: 'row-a',
  elementId: 'a',
  type: 'course',
  originalName: 'Algebra',
  orderNumber: 1,
};
const archived: ListRow = { state: 'gone', item, isArchived: true };
const writes = [
  'addFavourite',
  'deleteFavourite',
  'addListItem',
  'deleteListItem',
  'followList',
  'unfollowList',
];

function open({ isFavourite, lists }: { isFavourite: boolean; lists: string[] }) {
  const answers = Object.fromEntries(writes.map((name) => [name, done]));
  const opened = openSignedIn({
    ...answers,
    editList: done,
    listInfo: () => ({ id: 'l1', name: 'Spring' }),
    listItems: () => [],
  });
  const { portal, store, calls } = opened;
  setFavourites(portal, [{ ...item, isFavourite, selectedLists: lists }]);
  return {
    ...opened,
    shownRows: (listId?: string) => opened.queryClient.getQueryData(rowsQuery(portal, listId).queryKey),
    setRows: (rows: ListRow[], listId?: string) =>
      opened.queryClient.setQueryData(rowsQuery(portal, listId).queryKey, rows),
    written: () => calls.map(([operation]) => operation).filter((operation) => writes.includes(operation)),
    selection: () => selectionOf(cachedFavourite(portal, item)),
    undo: () => store.get(notificationsAtom).at(-1)?.action?.run(),
  };
}

describe('an archived item', () => {
  it('leaves an own list and the favourites, and Undo adds it to both again [R-FAV-006 R-FAV-020 O-3]', async () => {
    const { context, setRows, shownRows, written, selection, undo, notified } = open({
      isFavourite: true,
      lists: ['l1', 'l2'],
    });
    setRows([archived], 'l1');
    await removeRow(context, archived, 'l1');
    expect(shownRows('l1')).toEqual([]);
    expect(selection()).toEqual({ isFavourite: false, lists: ['l2'] });
    expect(notified()).toEqual(['LIST_ITEM_REMOVED']);
    undo();
    await vi.waitFor(() => expect(written()).toHaveLength(4));
    expect(written()).toEqual(['deleteFavourite', 'deleteListItem', 'addFavourite', 'addListItem']);
    expect(selection().isFavourite).toBe(true);
    expect([...selection().lists].sort()).toEqual(['l1', 'l2']);
  });

  it('leaves the favourites on their tab, stays in its lists, and Undo makes it a favourite again [R-FAV-020 O-3]', async () => {
    const { context, setRows, shownRows, written, selection, undo } = open({
      isFavourite: true,
      lists: ['l2'],
    });
    setRows([archived]);
    await removeRow(context, archived);
    expect(shownRows()).toEqual([]);
    expect(selection()).toEqual({ isFavourite: false, lists: ['l2'] });
    undo();
    await vi.waitFor(() => expect(written()).toEqual(['deleteFavourite', 'addFavourite']));
    expect(selection()).toEqual({ isFavourite: true, lists: ['l2'] });
  });

  it('of another place leaves only the favourites, with Undo [R-FAV-020 O-3]', async () => {
    const { context, written, selection, undo, notified } = open({ isFavourite: true, lists: [] });
    await removeArchivedFavourite(context, item);
    expect(selection().isFavourite).toBe(false);
    expect(notified()).toEqual(['LIST_ITEM_REMOVED']);
    undo();
    await vi.waitFor(() => expect(written()).toEqual(['deleteFavourite', 'addFavourite']));
  });
});

describe('a list that is no longer followed', () => {
  it('is followed again by Undo [R-FAV-010 O-3]', async () => {
    const { context, written, undo, notified } = open({ isFavourite: false, lists: [] });
    const list = { id: 'l1', name: 'Spring', description: '', colour: '', itemCount: 1 };
    await toggleFollow(context, { ...list, ownership: 'Followed' });
    expect(notified()).toEqual(['LIST_UNFOLLOWED']);
    undo();
    await vi.waitFor(() => expect(written()).toEqual(['unfollowList', 'followList']));
    expect(notified()).toEqual(['LIST_UNFOLLOWED']);
  });
});
