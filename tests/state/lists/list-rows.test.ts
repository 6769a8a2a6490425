import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import { listItems } from '../../../src/api/lists/lists';
import { currentApi } from '../../../src/state/portal/api';
import { saveListEdit } from '../../../src/state/lists/mutations';
import { removeRow } from '../../../src/state/lists/list-items';
import { copyList } from '../../../src/state/lists/list-copy';
import { loadRows } from '../../../src/state/lists/list-rows';
import { rowsQuery } from '../../../src/state/lists/queries';
import { notificationsAtom } from '../../../src/state/notifications/notifications';
import type { Portal } from '../../../src/state/portal/portal';
import { openSignedIn } from '../signed-in-portal';

afterEach(() => vi.restoreAllMocks());

const done = () => ({});
const entry = (number: number, more: object = {}) => ({
  id: `row-${number}`,
  elementId: `${number}`,
  type: 101,
  originalName: `Item ${number}`,
  orderNumber: number,
  ...more,
});
const details = (number: number) => ({ id: number, type: 101, title: `Title ${number}` });
const signal = () => new AbortController().signal;
const load = (portal: Portal) => loadRows(portal, 'l1', signal());
const keysOf = (input: { query?: unknown }) => (input.query as { keys: string[] }).keys;
const detailsOf = (keys: readonly string[]) => ({
  items: keys.map((key) => details(Number(key.split(':')[1]))),
});

/** 75 entries of which 14 cannot be read, every fifth from the first on. */
const broken = [{ type: 999 }, { type: null }, { elementId: null }];
const mixed = Array.from({ length: 75 }, (_, n) =>
  entry(n + 1, n % 5 === 0 && n < 70 ? broken[n % broken.length] : {}),
);

describe('the items of a list', () => {
  it('are fetched again when another tab changes one of them [O-7]', async () => {
    let onMessage: (message: unknown) => void = () => {};
    // The response has the favourites, so nothing else is fetched that could join the other tabs.
    const saved = { isInMyFavorites: false, selectedLists: ['l1'] };
    const remaining = [entry(1, saved), entry(2, saved)];
    const { portal, queryClient, userId } = openSignedIn(
      { listItems: () => remaining, listing: (input) => detailsOf(keysOf(input)) },
      {
        joinChannel: (_name, listener) => {
          onMessage = listener;
          return () => {};
        },
      },
    );
    new QueryObserver(queryClient, rowsQuery(portal, 'l1')).subscribe(() => {});
    const rows = () => queryClient.getQueryData(rowsQuery(portal, 'l1').queryKey);
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    remaining.pop();
    onMessage({
      portal: currentApi(portal).services.frontpage,
      userId,
      favourite: { elementId: '2', type: 'course', originalName: '', isFavourite: false, selectedLists: [] },
    });
    await vi.waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('are shown when one of three batches fails, and the failed ones are neither gone nor removable [O-19 O-23]', async () => {
    const all = Array.from({ length: 75 }, (_, n) => entry(n + 1));
    const { portal, notified } = openSignedIn({
      listItems: () => all,
      favouriteInfo: () => [],
      listing: (input) => {
        if (keysOf(input).includes('101:31')) throw new ApiFailure('server', 'listing', 'answered 500');
        return detailsOf(keysOf(input));
      },
    });
    const rows = await load(portal);
    expect(rows.map(({ state }) => state)).toEqual([
      ...new Array<string>(30).fill('found'),
      ...new Array<string>(30).fill('failed'),
      ...new Array<string>(15).fill('found'),
    ]);
    expect(notified()).toEqual(['ERROR_OCCURED']);
  });

  it.each([[{ rows: [] }], [{}], [undefined], ['text']])(
    'are not gone after the unreadable listing %j [O-19]',
    async (answer) => {
      const { portal } = openSignedIn({
        listItems: () => [entry(1), entry(2)],
        favouriteInfo: () => [],
        listing: () => answer,
      });
      expect((await load(portal)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    },
  );

  it('fail as a whole without a network, and load when it returns [O-1]', async () => {
    const { portal } = openSignedIn({
      listItems: () => [entry(1)],
      favouriteInfo: () => [],
      listing: () => {
        throw new ApiFailure('offline', 'listing', 'could not be reached');
      },
    });
    await expect(load(portal)).rejects.toThrow('could not be reached');
  });
});

describe('a list with unreadable entries', () => {
  const open = () =>
    openSignedIn({
      listItems: () => mixed,
      favouriteInfo: () => [],
      listing: (input) => detailsOf(keysOf(input)),
      editList: done,
      createList: () => 'new',
      addListItem: done,
      deleteListItem: done,
      listInfo: () => ({ id: 'l1', name: 'List' }),
    });

  it('sends all 75 entries at their positions when it is saved [O-23 A-102]', async () => {
    const { portal, context, calls } = open();
    const rows = await load(portal);
    expect(rows.filter(({ state }) => state === 'unreadable')).toHaveLength(14);
    const items = rows.map(({ item }) => item);
    await saveListEdit(context, { id: 'l1', name: 'List', description: '', items, removed: [] });
    const sent = calls.find(([operation]) => operation === 'editList')?.[1] as { items: unknown[] };
    expect(sent.items).toEqual(mixed.map(({ id }, index) => ({ id, orderNumber: index + 1 })));
  });

  it('moves an unreadable entry where the user moves it [O-23]', async () => {
    const { portal, context, calls } = open();
    const [first, ...others] = (await load(portal)).map(({ item }) => item);
    const items = first ? [...others, first] : others;
    await saveListEdit(context, { id: 'l1', name: 'List', description: '', items, removed: [] });
    const sent = calls.find(([operation]) => operation === 'editList')?.[1] as { items: { id: string }[] };
    expect(sent.items.at(-1)).toEqual({ id: 'row-1', orderNumber: 75 });
  });

  it('copies the readable items and reports their number [O-23]', async () => {
    const { portal, context, store, calls } = open();
    const list = {
      id: 'l1',
      name: '',
      description: '',
      colour: '',
      ownership: 'None',
      itemCount: 75,
    } as const;
    await copyList(context, { list, rows: await load(portal), name: 'Copy', primary: '', onOpen: () => {} });
    expect(calls.filter(([operation]) => operation === 'addListItem')).toHaveLength(61);
    expect(store.get(notificationsAtom)).toMatchObject([{ text: 'LIST_COPIED', values: { count: 61 } }]);
  });

  it('restores an undone removal between the unreadable entries [O-3 O-23]', async () => {
    const { portal, context, store, queryClient, calls } = open();
    const rows = await load(portal);
    queryClient.setQueryData(rowsQuery(portal, 'l1').queryKey, rows);
    const [, second] = rows;
    if (second) await removeRow(context, second, 'l1');
    const { action } = store.get(notificationsAtom)[0] ?? {};
    action?.run();
    await vi.waitFor(() => expect(calls.map(([operation]) => operation)).toContain('editList'));
    const sent = calls.find(([operation]) => operation === 'editList')?.[1] as { items: { id: string }[] };
    expect(sent.items.slice(0, 3).map(({ id }) => id)).toEqual(['row-1', 'row-2', 'row-3']);
    expect(sent.items).toHaveLength(75);
    expect((await listItems(currentApi(portal), 'l1')).items).toHaveLength(75);
  });
});
