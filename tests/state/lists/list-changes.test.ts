import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import type { ListInfo, ListItem } from '../../../src/domain/lists/list';
import { cachedFavourite, setFavourites } from '../../../src/state/favourites/cache';
import { createOwnList, deleteOwnList, saveListEdit, toggleFollow } from '../../../src/state/lists/mutations';
import { copyList } from '../../../src/state/lists/list-copy';
import { notificationsAtom } from '../../../src/state/notifications/notifications';
import { openSignedIn } from '../signed-in-portal';

afterEach(() => vi.restoreAllMocks());

const done = () => ({});
const refuse = () => {
  throw new ApiFailure('server', 'a call', 'answered 500');
};
const list = (ownership: ListInfo['ownership']): ListInfo => ({
  id: 'l1',
  name: 'Spring',
  description: '',
  colour: '',
  ownership,
  itemCount: 3,
});
const item = (number: number): ListItem => ({
  id: `row-${number}`,
  elementId: String(number),
  type: 'course',
  originalName: '',
  orderNumber: number,
});
const response = (number: number) => ({
  id: `row-${number}`,
  elementId: String(number),
  type: 101,
  orderNumber: number,
});

describe('following a list', () => {
  it.each([
    ['None', 'followList', 'followed', 'R-ROLE-020'],
    ['Followed', 'unfollowList', 'unfollowed', 'R-ROLE-021'],
  ] as const)('that is %s calls %s, and the page gets the event %s [%s]', async (...[from, call, change]) => {
    const { context, calls, emit } = openSignedIn({ [call]: done });
    await toggleFollow(context, list(from));
    expect(calls).toEqual([[call, { id: 'l1' }]]);
    expect(emit.mock.calls).toEqual([['lp-list-change', { listId: 'l1', change }]]);
  });

  it('notifies of a refusal and changes nothing [R-ERROR-004]', async () => {
    const { context, notified, emit } = openSignedIn({ followList: refuse, listInfo: refuse });
    await toggleFollow(context, list('None'));
    expect(notified()).toEqual(['ERROR_OCCURED']);
    expect(emit).not.toHaveBeenCalled();
  });

  it('is not possible for one’s own list [R-FAV-010]', async () => {
    const { context, calls } = openSignedIn({});
    await toggleFollow(context, list('Owned'));
    expect(calls).toEqual([]);
  });

  it('ignores a second press while a call is in progress [R-FAV-011]', async () => {
    const { context, calls } = openSignedIn({ followList: done });
    await Promise.all([toggleFollow(context, list('None')), toggleFollow(context, list('None'))]);
    expect(calls.map(([operation]) => operation)).toEqual(['followList']);
  });

  it('reads the saved state after a failure before the button is enabled [O-15]', async () => {
    const { context, calls, notified } = openSignedIn({
      followList: refuse,
      listInfo: () => ({ id: 'l1', ownership: 'Followed' }),
    });
    await toggleFollow(context, list('None'));
    expect(calls.map(([operation]) => operation)).toEqual(['followList', 'listInfo']);
    expect(notified()).toEqual(['ERROR_OCCURED']);
  });
});

describe('saving an edited list', () => {
  const edit = {
    id: 'l1',
    name: ' Spring ',
    description: ' warm ',
    items: [item(3), item(1)],
    removed: [item(2)],
  };

  it('removes items one by one, then sends texts and order with all items of the service [R-FAV-017 R-ROLE-016 R-ROLE-017]', async () => {
    const { context, calls } = openSignedIn({
      listItems: () => [1, 2, 3, 4].map(response),
      deleteListItem: done,
      editList: done,
      favouriteInfo: () => [],
    });
    expect(await saveListEdit(context, edit)).toBe(true);
    const writes = calls.filter(([operation]) => /delete|edit/.test(operation));
    expect(writes).toEqual([
      ['deleteListItem', { listId: 'l1', itemId: '2', type: '101' }],
      [
        'editList',
        {
          id: 'l1',
          name: 'Spring',
          description: 'warm',
          items: [
            { id: 'row-3', orderNumber: 1 },
            { id: 'row-1', orderNumber: 2 },
            { id: 'row-4', orderNumber: 3 },
          ],
        },
      ],
    ]);
  });

  it('notifies of success, and of a failure when saving fails [R-ERROR-009 R-ERROR-005 R-ROLE-014]', async () => {
    const saved = openSignedIn({ listItems: () => [], editList: done });
    await saveListEdit(saved.context, { ...edit, removed: [] });
    expect(saved.notified()).toEqual(['EDTI_LIST_DIALOG_SAVE_COMPLETED']);
    const refused = openSignedIn({ listItems: () => [], editList: refuse });
    expect(await saveListEdit(refused.context, { ...edit, removed: [] })).toBe(false);
    expect(refused.notified()).toEqual(['ERROR_OCCURED']);
  });
});

describe('making a list', () => {
  it('needs only a name [R-VALID-010]', async () => {
    const { context, calls } = openSignedIn({ createList: () => ({ id: 'l9' }) });
    const made = await createOwnList(context, { name: 'Autumn', description: '', primary: '#0b5a8a' });
    expect(made).toBe('l9');
    expect(calls[0]?.[1]).toMatchObject({ name: 'Autumn', description: '' });
  });
});

describe('deleting a list', () => {
  it('removes everything that the list contained [R-ROLE-018]', async () => {
    const { portal, context } = openSignedIn({ deleteList: done });
    setFavourites(portal, [
      { elementId: '1', type: 'course', originalName: '', isFavourite: false, selectedLists: ['l1', 'l2'] },
    ]);
    expect(await deleteOwnList(context, 'l1')).toBe(true);
    expect(cachedFavourite(portal, { elementId: '1', type: 'course' })?.selectedLists).toEqual(['l2']);
  });

  it('keeps a list when deletion is refused, and removes it when only the answer is lost [O-15]', async () => {
    const refused = openSignedIn({ deleteList: refuse, ownedLists: () => [{ id: 'l1' }] });
    expect(await deleteOwnList(refused.context, 'l1')).toBe(false);
    const lost = openSignedIn({ deleteList: refuse, ownedLists: () => [] });
    expect(await deleteOwnList(lost.context, 'l1')).toBe(true);
  });
});

describe('copying a list', () => {
  it('makes an own list with the items that are still in the catalog, in their order [R-API-037]', async () => {
    const { context, store, calls } = openSignedIn({
      createList: () => ({ id: 'new' }),
      addListItem: done,
      favouriteInfo: () => [],
    });
    const row = (number: number, isArchived = false) => ({ item: item(number), isArchived }) as never;
    const rows = [row(2), row(3, true), row(1)];
    await copyList(context, {
      list: list('Followed'),
      rows,
      name: 'Spring (copy)',
      primary: '',
      onOpen: () => {},
    });
    const added = calls.filter(([operation]) => operation === 'addListItem').map(([, body]) => body);
    expect(added).toEqual([
      { elementId: '2', type: 101, addToLists: ['new'] },
      { elementId: '1', type: 101, addToLists: ['new'] },
    ]);
    expect(store.get(notificationsAtom)).toMatchObject([{ text: 'LIST_COPIED', values: { count: 2 } }]);
  });
});
