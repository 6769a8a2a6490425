import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createHttp } from '../../../src/api/http/http';
import { readConfiguration } from '../../../src/api/host/configuration';
import { favouriteInfo } from '../../../src/api/favourites/favourites';
import { listInfo, listItems, lists } from '../../../src/api/lists/lists';
import type { FavouriteSubject } from '../../../src/domain/favourites/favourite';
import { movedRow } from '../../../src/domain/lists/list-edit';
import { sessionOf } from '../../../src/domain/session/session';
import { currentApi } from '../../../src/state/portal/api';
import { selectionOf } from '../../../src/domain/favourites/staged-selection';
import { saveSelection } from '../../../src/state/favourites/mutations';
import { cachedFavourite } from '../../../src/state/favourites/cache';
import { refetchFavourites } from '../../../src/state/favourites/queries';
import { createOwnList, deleteOwnList, saveListEdit, toggleFollow } from '../../../src/state/lists/mutations';
import { removeRow } from '../../../src/state/lists/list-items';
import { listQuery, listsQuery, rowsQuery } from '../../../src/state/lists/queries';
import type { Portal } from '../../../src/state/portal/portal';
import { portalStateAtom, sessionAtom } from '../../../src/state/portal/portal-state';
import { testPortal } from '../../state/test-portal';
import { type PortalClient, openPortal, origin, post } from '../open-portal';
import { annaId } from '../small-catalog';
import { queryClientOf } from '../../../src/state/query/query-client';

/** `OPERATIONS=10000` runs more of them. */
const operations = Number(process.env['OPERATIONS'] ?? 400);
const operationsPerRound = 200;
const roundsAtOnce = 4;
const aFaultIn = 5;
const modes = ['refuse', 'done-500', 'done-lost', 'slow', 'late'] as const;
const items: FavouriteSubject[] = ['101', '102', '103', '109'].map((elementId) => ({
  elementId,
  type: 'course',
}));

afterEach(() => vi.restoreAllMocks());

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Returns the portal object of a new page for the user. */
async function openFor(client: PortalClient): Promise<Portal> {
  const names = ['search', 'gallery', 'frontpage', 'elearning', 'courses', 'system'];
  const served = (await client.json<{ services: Record<string, string> }>('/config.json')).services;
  const services = Object.fromEntries(names.map((name) => [name, served[name]]));
  const { configuration } = readConfiguration({ services, catalogs: [] }, `${origin}/`);
  if (!configuration) throw new Error('The portal has no configuration.');
  const http = createHttp({
    services: configuration.services,
    token: { read: () => Promise.resolve('the portal puts it in'), renew: () => Promise.resolve(undefined) },
    culture: () => 'en-GB',
    onUnauthorized: () => {},
    timeoutMs: 5000,
    newId: () => crypto.randomUUID(),
    fetch: (input, init) => {
      const { pathname, search } = new URL(input as string);
      return client.send(pathname + search, { ...init, person: annaId });
    },
  });
  const portal = testPortal();
  portal.store.set(portalStateAtom, { state: 'ready', configuration, http });
  portal.store.set(sessionAtom, sessionOf({ login: 'user', userId: 'anna' }));
  return portal;
}

/** What a page shows, and keeps showing while it changes. */
function show(portal: Portal) {
  const watch = <Data>(options: QueryObserverOptions<Data>) =>
    new QueryObserver(queryClientOf(portal), options).subscribe(() => {});
  watch(listsQuery(portal, 'owned'));
  watch(listQuery(portal, 'bert-1'));
  watch(rowsQuery(portal));
  watch(rowsQuery(portal, 'anna-1'));
}

const owned = (portal: Portal) =>
  queryClientOf(portal).getQueryData(listsQuery(portal, 'owned').queryKey) ?? [];
const rowsOf = (portal: Portal, listId: string) =>
  queryClientOf(portal).getQueryData(rowsQuery(portal, listId).queryKey) ?? [];
const listOfBert = (portal: Portal) =>
  queryClientOf(portal).getQueryData(listQuery(portal, 'bert-1').queryKey);

async function act(portal: Portal, roll: ReturnType<typeof dice>): Promise<unknown> {
  const item = { ...(items[roll(items.length)] ?? items[0]), originalName: 'Item' } as FavouriteSubject & {
    originalName: string;
  };
  const context = { portal, element: { emit: () => true } };
  const kind = roll(10);
  const spare = owned(portal).filter(({ id }) => id !== 'anna-1');
  if (kind === 0 && owned(portal).length < 5)
    return createOwnList(context, { name: `List ${roll(100)}`, description: '', primary: '' });
  if (kind === 1 && spare[0]) return deleteOwnList(context, spare[0].id);
  const list = listOfBert(portal);
  if (kind === 2 && list) return toggleFollow(context, list);
  const rows = rowsOf(portal, 'anna-1');
  if (kind === 3 && rows.length > 1) {
    const moved = movedRow(rows, 0, rows.length - 1).map((row) => row.item);
    const removed = roll(2) === 0 ? moved.splice(0, 1) : [];
    return saveListEdit(context, {
      id: 'anna-1',
      name: `Name ${roll(9)}`,
      description: '',
      items: moved,
      removed,
    });
  }
  const row = rows[roll(rows.length)];
  if (kind === 4 && row) return removeRow(context, row, 'anna-1');
  const ticked = owned(portal).filter(() => roll(2) === 0);
  return saveSelection(context, item, { isFavourite: roll(2) === 0, lists: ticked.map(({ id }) => id) });
}

/** What the page shows, once every change and every query has ended. */
const shownState = (portal: Portal) => ({
  favourites: items.map((item) => {
    const { isFavourite, lists: inLists } = selectionOf(cachedFavourite(portal, item));
    return { ...item, isFavourite, lists: [...inLists].sort() };
  }),
  owned: owned(portal),
  rows: rowsOf(portal, 'anna-1').map(({ item }) => item),
  listOfBert: listOfBert(portal),
});

/** What the portal has saved. */
async function savedState(portal: Portal) {
  const api = currentApi(portal);
  const favourites = await favouriteInfo(api, items);
  return {
    favourites: items.map((item) => {
      const saved = favourites.find(({ elementId }) => elementId === item.elementId);
      return { ...item, isFavourite: saved?.isFavourite, lists: [...(saved?.selectedLists ?? [])].sort() };
    }),
    owned: await lists(api, 'ownedLists'),
    rows: (await listItems(api, 'anna-1')).items,
    listOfBert: await listInfo(api, 'bert-1'),
  };
}

const expectShowsWhatIsSaved = (portal: Portal, message: string) =>
  vi.waitFor(
    async () => {
      expect(queryClientOf(portal).isFetching()).toBe(0);
      expect(shownState(portal), message).toEqual(await savedState(portal));
    },
    { timeout: 10_000 },
  );

async function openPage(client: PortalClient): Promise<Portal> {
  const portal = await openFor(client);
  await refetchFavourites(portal, items);
  show(portal);
  return portal;
}

/** Changes a page at random, and compares it with the portal when all changes have ended, before and after a reload. */
async function playRound(seed: number): Promise<void> {
  const roll = dice(seed);
  const client = await openPortal();
  const portal = await openPage(client);
  const message = `SEED=${seed}`;
  await expectShowsWhatIsSaved(portal, message);
  const actions: Promise<unknown>[] = [];
  for (let step = 0; step < operationsPerRound; step += 1) {
    if (roll(aFaultIn) === 0) {
      const fault = { call: '*', mode: modes[roll(modes.length)], ms: 20, times: 1 };
      await client.send('/__faults', { ...post(fault), headers: { 'content-type': 'application/json' } });
    }
    const action = act(portal, roll);
    actions.push(action);
    // Some begin before the last one has ended.
    if (roll(3) > 0) await action;
  }
  await Promise.all(actions);
  await client.send('/__faults', { method: 'DELETE' });
  await expectShowsWhatIsSaved(portal, message);
  await expectShowsWhatIsSaved(await openPage(client), `${message} after a reload`);
}

it('after random operations, one in five with a failing call, the page shows what the portal has saved, before and after a reload [O-15 R-EMBED-035]', async () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 100_000);
  console.log(`nothing lost: SEED=${seed}, ${operations} operations`);
  vi.spyOn(console, 'warn').mockReturnValue();
  const rounds = Array.from({ length: Math.ceil(operations / operationsPerRound) }, (_, index) => index);
  for (let first = 0; first < rounds.length; first += roundsAtOnce)
    await Promise.all(rounds.slice(first, first + roundsAtOnce).map((round) => playRound(seed + round)));
}, 900_000);
