import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FailureKind } from '../../../src/api/http/failure';
import type { ListItem } from '../../../src/domain/lists/list';
import { currentApi } from '../../../src/state/portal/api';
import { isListDeleted, markListDeleted, unmarkListDeleted } from '../../../src/state/lists/deleted-lists';
import { saveSelection } from '../../../src/state/favourites/favourite-changes';
import { cachedFavourite, setFavourites, settleList } from '../../../src/state/favourites/favourites';
import { createOwnList, deleteOwnList, saveListEdit } from '../../../src/state/lists/list-changes';
import { deleteListSoon } from '../../../src/state/lists/list-deletion';
import { removeRow } from '../../../src/state/lists/list-items';
import { copyList } from '../../../src/state/lists/list-copy';
import { keyOf, listsOptions } from '../../../src/state/lists/lists';
import { notificationsAtom } from '../../../src/state/notifications/notifications';
import { store } from '../../../src/state/portal/portal';
import { queryClient } from '../../../src/state/portal/query-client';
import { openSignedIn } from '../a-signed-in-portal';

const emit = vi.fn(() => true);
const done = () => ({});
let id = '';
let number = 0;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('window', new EventTarget());
  number += 1;
  id = `gone-${number}`;
});
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
const cache = (kind: string, data: unknown) => queryClient.setQueryData(keyOf([kind, id]), data);

describe('a list that is deleted for good', () => {
  it('R-ROLE-018 A-103 leaves no trace in the caches', async () => {
    openSignedIn({ deleteList: done });
    cache('info', list());
    cache('rows', []);
    queryClient.setQueryData(keyOf(['owned']), [list(), { ...list(), id: 'other' }]);
    setFavourites([favourite([id, 'other'])]);
    expect(await deleteOwnList({ emit }, id)).toBe(true);
    expect(queryClient.getQueryData(keyOf(['info', id]))).toBeUndefined();
    expect(queryClient.getQueryData(keyOf(['rows', id]))).toBeUndefined();
    expect(queryClient.getQueryData(keyOf(['owned']))).toMatchObject([{ id: 'other' }]);
    expect(cachedFavourite(item)?.selectedLists).toEqual(['other']);
  });

  it('R-ROLE-018 takes nothing in: no edit, no ticks, no undone removal, no copy', async () => {
    const { calls } = openSignedIn({
      listInfo: list,
      listItems: () => [item],
      deleteListItem: done,
      favouriteInfo: () => [],
      createList: () => id,
    });
    const row = { state: 'gone', item, isArchived: true } as const;
    await removeRow({ emit }, row, id);
    const undo = store.get(notificationsAtom)[0]?.action;
    markListDeleted(id);
    undo?.run();
    const edit = { id, name: 'List', description: '', items: [item], removed: [] };
    expect(await saveListEdit({ emit }, edit)).toBe(false);
    expect(await saveSelection({ emit }, item, { isFavourite: false, lists: [id] })).toBe(true);
    const operations = calls.map(([operation]) => operation);
    for (const write of ['editList', 'addListItem']) expect(operations).not.toContain(write);
    await copyList({ emit }, { list: list(), rows: [], name: 'Copy', primary: '', onOpen: () => {} });
    expect(isListDeleted(id)).toBe(false);
  });

  it('O-15 what the popup still has ticked is saved but for the deleted list', async () => {
    const { calls } = openSignedIn({ addListItem: done, favouriteInfo: () => [] });
    markListDeleted(id);
    await saveSelection({ emit }, item, { isFavourite: false, lists: [id, 'other'] });
    const added = calls.filter(([operation]) => operation === 'addListItem').map(([, body]) => body);
    expect(added).toEqual([{ elementId: '1', type: 101, addToLists: ['other'] }]);
  });

  it('O-7 is forgotten as well when another tab deleted it', async () => {
    const { userId } = openSignedIn({ favouriteInfo: () => [] });
    cache('info', list());
    setFavourites([favourite([id])]);
    settleList();
    const otherTab = new BroadcastChannel('lp-catalog');
    otherTab.postMessage({ portal: currentApi().services.frontpage, userId, goneListId: id });
    await vi.waitFor(() => expect(isListDeleted(id)).toBe(true));
    expect(queryClient.getQueryData(keyOf(['info', id]))).toBeUndefined();
    expect(cachedFavourite(item)?.selectedLists).toEqual([]);
    otherTab.close();
  });

  it('O-3 is there again when the person takes it back', () => {
    openSignedIn({});
    deleteListSoon({ emit }, list());
    expect(isListDeleted(id)).toBe(true);
    store.get(notificationsAtom)[0]?.action?.run();
    expect(isListDeleted(id)).toBe(false);
  });

  it('R-API-029 is there again when the server gives its id once more', async () => {
    openSignedIn({ createList: () => ({ id }) });
    markListDeleted(id);
    await createOwnList({ emit }, { name: 'New', description: '', primary: '' });
    expect(isListDeleted(id)).toBe(false);
    unmarkListDeleted(id);
  });
});

describe('a look-up in lists that is answered no', () => {
  it.each<[FailureKind, string[]]>([
    ['forbidden', []],
    ['notFound', []],
    ['gone', []],
    ['server', ['ERROR_OCCURED']],
    ['malformed', ['ERROR_OCCURED']],
  ])('O-30 R-ERROR-002 for the reason %s notifies of %j', async (kind, texts) => {
    const { told } = openSignedIn({});
    const refuse = () => Promise.reject(new ApiFailure(kind, 'a call', 'failed'));
    await queryClient.query(listsOptions(currentApi(), ['info', id], refuse)).catch(() => {});
    expect(told()).toEqual(texts);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('failed'));
  });
});
