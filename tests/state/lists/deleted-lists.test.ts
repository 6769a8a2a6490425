import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FailureKind } from '../../../src/api/http/failure';
import type { ListItem } from '../../../src/domain/lists/list';
import { currentApi } from '../../../src/state/portal/api';
import { forgetDeletedList } from '../../../src/state/lists/deleted-list-cache';
import { isListDeleted, markListDeleted } from '../../../src/state/lists/deleted-lists';
import { saveSelection } from '../../../src/state/favourites/mutations';
import { cachedFavourite, setFavourites } from '../../../src/state/favourites/cache';
import { refetchFavourites } from '../../../src/state/favourites/queries';
import { publishListChange } from '../../../src/state/favourites/sync';
import { createOwnList, deleteOwnList, saveListEdit } from '../../../src/state/lists/mutations';
import { deleteListSoon } from '../../../src/state/lists/list-deletion';
import { removeRow } from '../../../src/state/lists/list-items';
import { copyList } from '../../../src/state/lists/list-copy';
import { listQuery, listsQuery, rowsQuery } from '../../../src/state/lists/queries';
import { joinChannel } from '../../../src/browser/channel';
import { notificationsAtom } from '../../../src/state/notifications/notifications';
import type { Portal } from '../../../src/state/portal/portal';
import { openSignedIn } from '../signed-in-portal';
import { queryClientOf } from '../../../src/state/query/query-client';

const done = () => ({});
const id = 'gone';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const item: ListItem = { id: 'row-1', elementId: '1', type: 'course', originalName: 'One', orderNumber: 1 };
const list = () =>
  ({ id, name: 'List', description: '', colour: '', ownership: 'Owned', itemCount: 1 }) as const;
const favourite = (lists: string[]) => ({
  elementId: '1',
  type: 'course' as const,
  originalName: 'One',
  isFavourite: false,
  selectedLists: lists,
});
const cacheList = (portal: Portal) =>
  queryClientOf(portal).setQueryData(listQuery(portal, id).queryKey, list());

describe('a permanently deleted list', () => {
  it('is removed from all caches [R-ROLE-018 A-103]', async () => {
    const { portal, context, queryClient } = openSignedIn({ deleteList: done });
    cacheList(portal);
    queryClient.setQueryData(rowsQuery(portal, id).queryKey, []);
    queryClient.setQueryData(listsQuery(portal, 'owned').queryKey, [list(), { ...list(), id: 'other' }]);
    setFavourites(portal, [favourite([id, 'other'])]);
    expect(await deleteOwnList(context, id)).toBe(true);
    expect(queryClient.getQueryData(listQuery(portal, id).queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(rowsQuery(portal, id).queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(listsQuery(portal, 'owned').queryKey)).toMatchObject([{ id: 'other' }]);
    expect(cachedFavourite(portal, item)?.selectedLists).toEqual(['other']);
  });

  it('stays removed when a response that still has it arrives later [O-15]', async () => {
    let answer: (value: unknown) => void = () => {};
    const { portal, context, calls } = openSignedIn({
      deleteList: done,
      favouriteInfo: () => new Promise((resolve) => (answer = resolve)),
    });
    const refetched = refetchFavourites(portal, [item]);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await deleteOwnList(context, id);
    answer([{ elementId: '1', type: 101, isInMyFavorites: false, selectedLists: [id, 'other'] }]);
    await refetched;
    expect(cachedFavourite(portal, item)?.selectedLists).toEqual(['other']);
  });

  it('stays removed when a change of an item that was in it fails, and so does the query after it [O-15]', async () => {
    let refuse: (reason: unknown) => void = () => {};
    const { portal, context } = openSignedIn({
      deleteList: done,
      addFavourite: () => new Promise((_resolve, reject) => (refuse = reject)),
    });
    setFavourites(portal, [favourite([id, 'other'])]);
    const saved = saveSelection(context, item, { isFavourite: true, lists: [id, 'other'] });
    await Promise.resolve();
    await deleteOwnList(context, id);
    refuse(new ApiFailure('server', 'addFavourite', 'answered 500'));
    expect(await saved).toBe(false);
    expect(cachedFavourite(portal, item)).toMatchObject({ isFavourite: false, selectedLists: ['other'] });
  });

  it('accepts no edit, no ticks, no undone removal and no copy [R-ROLE-018]', async () => {
    const { portal, context, store, calls } = openSignedIn({
      listInfo: list,
      listItems: () => [item],
      deleteListItem: done,
      favouriteInfo: () => [],
      createList: () => id,
    });
    const row = { state: 'gone', item, isArchived: true } as const;
    await removeRow(context, row, id);
    const undo = store.get(notificationsAtom)[0]?.action;
    markListDeleted(portal, id);
    undo?.run();
    const edit = { id, name: 'List', description: '', items: [item], removed: [] };
    expect(await saveListEdit(context, edit)).toBe(false);
    expect(await saveSelection(context, item, { isFavourite: false, lists: [id] })).toBe(true);
    const operations = calls.map(([operation]) => operation);
    for (const write of ['editList', 'addListItem']) expect(operations).not.toContain(write);
    await copyList(context, { list: list(), rows: [], name: 'Copy', primary: '', onOpen: () => {} });
    expect(isListDeleted(portal, id)).toBe(false);
  });

  it('is left out when the popup saves its ticks [O-15]', async () => {
    const { portal, context, calls } = openSignedIn({ addListItem: done, favouriteInfo: () => [] });
    markListDeleted(portal, id);
    await saveSelection(context, item, { isFavourite: false, lists: [id, 'other'] });
    const added = calls.filter(([operation]) => operation === 'addListItem').map(([, body]) => body);
    expect(added).toEqual([{ elementId: '1', type: 101, addToLists: ['other'] }]);
  });

  it('is removed when another tab deletes it [O-7]', async () => {
    const { portal, queryClient, userId } = openSignedIn({ favouriteInfo: () => [] }, { joinChannel });
    cacheList(portal);
    setFavourites(portal, [favourite([id])]);
    publishListChange(portal);
    const otherTab = new BroadcastChannel('lp-catalog');
    otherTab.postMessage({ portal: currentApi(portal).services.frontpage, userId, deletedListId: id });
    await vi.waitFor(() => expect(isListDeleted(portal, id)).toBe(true));
    expect(queryClient.getQueryData(listQuery(portal, id).queryKey)).toBeUndefined();
    expect(cachedFavourite(portal, item)?.selectedLists).toEqual([]);
    otherTab.close();
  });

  it('is restored by Undo [O-3]', () => {
    const { portal, context, store } = openSignedIn({});
    deleteListSoon(context, list());
    expect(isListDeleted(portal, id)).toBe(true);
    store.get(notificationsAtom)[0]?.action?.run();
    expect(isListDeleted(portal, id)).toBe(false);
  });

  it('stays deleted after Undo when another tab has deleted it for good [O-3 O-7]', () => {
    const { portal, context, store } = openSignedIn({});
    deleteListSoon(context, list());
    forgetDeletedList(portal, id);
    store.get(notificationsAtom)[0]?.action?.run();
    expect(isListDeleted(portal, id)).toBe(true);
  });

  it('exists again when the service reuses its id [R-API-029]', async () => {
    const { portal, context } = openSignedIn({ createList: () => ({ id }) });
    markListDeleted(portal, id);
    await createOwnList(context, { name: 'New', description: '', primary: '' });
    expect(isListDeleted(portal, id)).toBe(false);
  });
});

describe('a refused query of lists', () => {
  it.each<[FailureKind, string[]]>([
    ['forbidden', []],
    ['notFound', []],
    ['gone', []],
    ['server', ['ERROR_OCCURED']],
    ['malformed', ['ERROR_OCCURED']],
  ])('with the reason %s notifies with %j [O-30 R-ERROR-002]', async (kind, texts) => {
    const { portal, queryClient, notified } = openSignedIn({});
    const refuse = () => Promise.reject(new ApiFailure(kind, 'a call', 'failed'));
    await queryClient.query({ ...listQuery(portal, id), queryFn: refuse }).catch(() => {});
    expect(notified()).toEqual(texts);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('failed'));
  });
});
