import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import type { ListInfo, ListItem } from '../../../src/domain/lists/list';
import { cachedFavourite, setFavourites } from '../../../src/state/favourites/favourites';
import {
  createOwnList,
  deleteOwnList,
  saveListEdit,
  toggleFollow,
} from '../../../src/state/lists/list-changes';
import { copyList } from '../../../src/state/lists/list-copy';
import { notificationsAtom } from '../../../src/state/notifications/notifications';
import { store } from '../../../src/state/portal/portal';
import { openSignedIn } from '../a-signed-in-portal';

const emit = vi.fn(() => true);
beforeEach(() => {
  emit.mockClear();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const told = () => store.get(notificationsAtom).map(({ text }) => text);
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
      const { calls } = openSignedIn({ [call]: done });
      await toggleFollow({ emit }, list(from));
      expect(calls).toEqual([[call, { id: 'l1' }]]);
      expect(emit.mock.calls).toEqual([['lp-list-change', { listId: 'l1', change }]]);
    },
  );

  it('R-ERROR-004 a refusal is told, and changes nothing', async () => {
    const { told: toldNow } = openSignedIn({ followList: refuse, listInfo: refuse });
    await toggleFollow({ emit }, list('None'));
    expect(toldNow()).toEqual(['ERROR_OCCURED']);
    expect(emit).not.toHaveBeenCalled();
  });

  it('R-FAV-010 a list of one’s own cannot be followed', async () => {
    const { calls } = openSignedIn({});
    await toggleFollow({ emit }, list('Owned'));
    expect(calls).toEqual([]);
  });

  it('R-FAV-011 while one is under way a second press asks nothing', async () => {
    const { calls } = openSignedIn({ followList: done });
    await Promise.all([toggleFollow({ emit }, list('None')), toggleFollow({ emit }, list('None'))]);
    expect(calls.map(([operation]) => operation)).toEqual(['followList']);
  });

  it('O-15 after a failure the truth is read before the person may press again', async () => {
    const { calls } = openSignedIn({
      followList: refuse,
      listInfo: () => ({ id: 'l1', ownership: 'Followed' }),
    });
    await toggleFollow({ emit }, list('None'));
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
    const { calls } = openSignedIn({
      listItems: () => [1, 2, 3, 4].map(wire),
      deleteListItem: done,
      editList: done,
      favouriteInfo: () => [],
    });
    expect(await saveListEdit({ emit }, edit)).toBe(true);
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
    openSignedIn({ listItems: () => [], editList: done });
    await saveListEdit({ emit }, { ...edit, removed: [] });
    expect(told()).toEqual(['EDTI_LIST_DIALOG_SAVE_COMPLETED']);
    openSignedIn({ listItems: () => [], editList: refuse });
    expect(await saveListEdit({ emit }, { ...edit, removed: [] })).toBe(false);
    expect(told()).toEqual(['ERROR_OCCURED']);
  });
});

describe('making', () => {
  it('R-VALID-010 needs a name only', async () => {
    const { calls } = openSignedIn({ createList: () => ({ id: 'l9' }) });
    const made = await createOwnList({ emit }, { name: 'Autumn', description: '', primary: '#0b5a8a' });
    expect(made).toBe('l9');
    expect(calls[0]?.[1]).toMatchObject({ name: 'Autumn', description: '' });
  });
});

describe('deleting', () => {
  it('R-ROLE-018 a list that is gone holds nothing any more', async () => {
    openSignedIn({ deleteList: done });
    setFavourites([
      { elementId: '1', type: 'course', originalName: '', isFavourite: false, selectedLists: ['l1', 'l2'] },
    ]);
    expect(await deleteOwnList({ emit }, 'l1')).toBe(true);
    expect(cachedFavourite({ elementId: '1', type: 'course' })?.selectedLists).toEqual(['l2']);
  });

  it('O-15 a refused one is still there, one whose answer was lost is not', async () => {
    openSignedIn({ deleteList: refuse, ownedLists: () => [{ id: 'l1' }] });
    expect(await deleteOwnList({ emit }, 'l1')).toBe(false);
    openSignedIn({ deleteList: refuse, ownedLists: () => [] });
    expect(await deleteOwnList({ emit }, 'l1')).toBe(true);
  });
});

describe('copying', () => {
  it('R-API-037 makes a list of one’s own and puts in what is left in the catalog, in its order', async () => {
    const { calls } = openSignedIn({
      createList: () => ({ id: 'new' }),
      addListItem: done,
      favouriteInfo: () => [],
    });
    const row = (number: number, isArchived = false) => ({ item: item(number), isArchived }) as never;
    const rows = [row(2), row(3, true), row(1)];
    await copyList(
      { emit },
      { list: list('Followed'), rows, name: 'Spring (copy)', primary: '', onOpen: () => {} },
    );
    const added = calls.filter(([operation]) => operation === 'addListItem').map(([, body]) => body);
    expect(added).toEqual([
      { elementId: '2', type: 101, addToLists: ['new'] },
      { elementId: '1', type: 101, addToLists: ['new'] },
    ]);
    expect(store.get(notificationsAtom)).toMatchObject([{ text: 'LIST_COPIED', values: { count: 2 } }]);
  });
});
