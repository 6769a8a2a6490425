import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import type { ListInfo, ListItem } from '../../../src/domain/lists/list';
import { cachedFavourite, setFavourites } from '../../../src/state/favourites/cache';
import {
  createOwnList,
  deleteOwnList,
  saveListEdit,
  toggleFollow,
} from '../../../src/state/lists/list-changes';
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
const wire = (number: number) => ({
  id: `row-${number}`,
  elementId: String(number),
  type: 101,
  orderNumber: number,
});

describe('following', () => {
  it.each([
    ['R-ROLE-020', 'None', 'followList', 'followed'],
    ['R-ROLE-021', 'Followed', 'unfollowList', 'unfollowed'],
  ] as const)(
    '%s a list that is %s is asked for by %s, and the page hears %s',
    async (_, from, call, change) => {
      const { context, calls, emit } = openSignedIn({ [call]: done });
      await toggleFollow(context, list(from));
      expect(calls).toEqual([[call, { id: 'l1' }]]);
      expect(emit.mock.calls).toEqual([['lp-list-change', { listId: 'l1', change }]]);
    },
  );

  it('R-ERROR-004 a refusal is told, and changes nothing', async () => {
    const { context, told, emit } = openSignedIn({ followList: refuse, listInfo: refuse });
    await toggleFollow(context, list('None'));
    expect(told()).toEqual(['ERROR_OCCURED']);
    expect(emit).not.toHaveBeenCalled();
  });

  it('R-FAV-010 a list of one’s own cannot be followed', async () => {
    const { context, calls } = openSignedIn({});
    await toggleFollow(context, list('Owned'));
    expect(calls).toEqual([]);
  });

  it('R-FAV-011 while one is under way a second press asks nothing', async () => {
    const { context, calls } = openSignedIn({ followList: done });
    await Promise.all([toggleFollow(context, list('None')), toggleFollow(context, list('None'))]);
    expect(calls.map(([operation]) => operation)).toEqual(['followList']);
  });

  it('O-15 after a failure the truth is read before the person may press again', async () => {
    const { context, calls, told } = openSignedIn({
      followList: refuse,
      listInfo: () => ({ id: 'l1', ownership: 'Followed' }),
    });
    await toggleFollow(context, list('None'));
    expect(calls.map(([operation]) => operation)).toEqual(['followList', 'listInfo']);
    expect(told()).toEqual(['ERROR_OCCURED']);
  });
});

describe('saving an edit', () => {
  const edit = {
    id: 'l1',
    name: ' Spring ',
    description: ' warm ',
    items: [item(3), item(1)],
    removed: [item(2)],
  };

  it('R-FAV-017 R-ROLE-016 R-ROLE-017 removes one by one, then sends texts and order with all that the server has', async () => {
    const { context, calls } = openSignedIn({
      listItems: () => [1, 2, 3, 4].map(wire),
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

  it('R-ERROR-009 R-ERROR-005 R-ROLE-014 says that it is saved, and a failure instead when it is not', async () => {
    const saved = openSignedIn({ listItems: () => [], editList: done });
    await saveListEdit(saved.context, { ...edit, removed: [] });
    expect(saved.told()).toEqual(['EDTI_LIST_DIALOG_SAVE_COMPLETED']);
    const refused = openSignedIn({ listItems: () => [], editList: refuse });
    expect(await saveListEdit(refused.context, { ...edit, removed: [] })).toBe(false);
    expect(refused.told()).toEqual(['ERROR_OCCURED']);
  });
});

describe('making', () => {
  it('R-VALID-010 needs a name only', async () => {
    const { context, calls } = openSignedIn({ createList: () => ({ id: 'l9' }) });
    const made = await createOwnList(context, { name: 'Autumn', description: '', primary: '#0b5a8a' });
    expect(made).toBe('l9');
    expect(calls[0]?.[1]).toMatchObject({ name: 'Autumn', description: '' });
  });
});

describe('deleting', () => {
  it('R-ROLE-018 a list that is gone holds nothing any more', async () => {
    const { portal, context } = openSignedIn({ deleteList: done });
    setFavourites(portal, [
      { elementId: '1', type: 'course', originalName: '', isFavourite: false, selectedLists: ['l1', 'l2'] },
    ]);
    expect(await deleteOwnList(context, 'l1')).toBe(true);
    expect(cachedFavourite(portal, { elementId: '1', type: 'course' })?.selectedLists).toEqual(['l2']);
  });

  it('O-15 a refused one is still there, one whose answer was lost is not', async () => {
    const refused = openSignedIn({ deleteList: refuse, ownedLists: () => [{ id: 'l1' }] });
    expect(await deleteOwnList(refused.context, 'l1')).toBe(false);
    const lost = openSignedIn({ deleteList: refuse, ownedLists: () => [] });
    expect(await deleteOwnList(lost.context, 'l1')).toBe(true);
  });
});

describe('copying', () => {
  it('R-API-037 makes a list of one’s own and puts in what is left in the catalog, in its order', async () => {
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
