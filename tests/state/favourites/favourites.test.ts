import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import { readConfiguration } from '../../../src/api/host/configuration';
import type { Http } from '../../../src/api/http/http';
import type { FavouriteSubject } from '../../../src/domain/favourites/favourite';
import { sessionOf, type Session } from '../../../src/domain/session/session';
import { removeFavourite, saveSelection, selectionOf } from '../../../src/state/favourites/favourite-changes';
import {
  cachedFavourite,
  setFavourites,
  queueFavouriteQuery,
} from '../../../src/state/favourites/favourites';
import { notificationsAtom } from '../../../src/state/notifications/notifications';
import { store } from '../../../src/state/portal/portal';
import { portalAtom, sessionAtom } from '../../../src/state/portal/runtime';

type Answer = (input: { body?: unknown; path?: unknown }) => unknown;

let calls: [string, unknown][] = [];
let answers: Record<string, Answer> = {};
let person = 0;
const emit = vi.fn(() => true);

/** Refuses every operation that the test at hand did not name. */
const http = {
  send: (operation: string, input: { body?: unknown; path?: unknown }) => {
    calls.push([operation, input.body ?? input.path]);
    const answer = answers[operation];
    if (!answer) return Promise.reject(new Error(`unexpected ${operation}`));
    return new Promise((resolve) => resolve(answer(input)));
  },
} as unknown as Http;

const signIn = (given: Partial<Session>) => store.set(sessionAtom, sessionOf(given));

beforeEach(() => {
  const services = Object.fromEntries(
    ['search', 'gallery', 'frontpage', 'elearning', 'courses', 'system'].map((name) => [name, `/${name}`]),
  );
  const { configuration } = readConfiguration({ services, catalogs: [] }, 'https://portal.example/');
  if (configuration) store.set(portalAtom, { state: 'ready', configuration, http });
  calls = [];
  answers = {};
  emit.mockClear();
  store.set(notificationsAtom, []);
  // Everybody starts knowing nothing.
  person += 1;
  signIn({ login: 'user', userId: `u${person}` });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const subject = (id: number | string): FavouriteSubject => ({ elementId: String(id), type: 'course' });
const hundred = Array.from({ length: 100 }, (_, index) => subject(index));
const item = { ...subject('a'), originalName: 'Kemi' };
const told = () => store.get(notificationsAtom).map(({ text }) => text);

const noneKept: Answer = ({ body }) => ({
  data: (body as { elementId: string }[]).map((key) => ({
    ...key,
    isInMyFavorites: false,
    selectedLists: [],
  })),
});
const know = (isFavourite: boolean, selectedLists: string[]) =>
  setFavourites([{ ...item, isFavourite, selectedLists }]);

describe('looking up', () => {
  it('R-CONST-006 a hundred hearts that appear together ask in four calls, each item once', async () => {
    answers = { favouriteInfo: noneKept };
    for (const one of hundred) queueFavouriteQuery([one, one]);
    await vi.waitFor(() => expect(cachedFavourite(subject(99))).toBeDefined());
    queueFavouriteQuery(hundred);
    await Promise.resolve();
    expect(calls.map(([, body]) => (body as unknown[]).length)).toEqual([30, 30, 30, 10]);
  });

  it('R-VALID-044 nobody but users asks', async () => {
    signIn({ login: 'company', companyId: 'c1' });
    queueFavouriteQuery(hundred);
    await Promise.resolve();
    expect(calls).toEqual([]);
  });

  it('R-ERROR-031 a failed look-up is logged only, and may be asked for again', async () => {
    answers = {
      favouriteInfo: () => {
        throw new ApiFailure('server', 'favouriteInfo', 'answered 500');
      },
    };
    queueFavouriteQuery([item]);
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
    expect(told()).toEqual([]);
    answers = { favouriteInfo: noneKept };
    queueFavouriteQuery([item]);
    await vi.waitFor(() => expect(cachedFavourite(item)).toBeDefined());
  });

  it('R-FAV-009 what is fetched wins over what was known', () => {
    const twin: FavouriteSubject = { elementId: 'a', type: 'video' };
    know(true, ['l1']);
    setFavourites([{ ...twin, originalName: '', isFavourite: true, selectedLists: [] }]);
    know(false, []);
    expect(selectionOf(cachedFavourite(item))).toEqual({ isFavourite: false, lists: [] });
    expect(cachedFavourite(twin)?.isFavourite).toBe(true);
  });

  it('R-EMBED-035 an answer that is older than a change does not undo it', async () => {
    let answer: (value: unknown) => void = () => {};
    answers = { favouriteInfo: () => new Promise((resolve) => (answer = resolve)) };
    queueFavouriteQuery([item]);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    know(true, []);
    answer({ data: [{ elementId: 'a', type: 101, isInMyFavorites: false }] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(cachedFavourite(item)?.isFavourite).toBe(true);
  });

  it('R-ROLE-004 what one person kept is not shown to the next', () => {
    know(true, []);
    signIn({ login: 'user', userId: 'somebody-else' });
    expect(cachedFavourite(item)).toBeUndefined();
  });
});

const done: Answer = () => ({});
const on = (lists: string[]) => ({ isFavourite: true, lists });
const off = (lists: string[]) => ({ isFavourite: false, lists });

describe('saving', () => {
  it.each([
    ['R-FAV-001', { from: off([]), to: on([]), sends: ['addFavourite'] }],
    ['R-FAV-005', { from: on(['l1']), to: off(['l1']), sends: ['deleteFavourite'] }],
    ['R-API-037', { from: off(['l1']), to: off(['l1', 'l2', 'l3']), sends: ['addListItem'] }],
    ['R-API-038', { from: off(['l1', 'l2']), to: off([]), sends: ['deleteListItem', 'deleteListItem'] }],
    [
      'R-FAV-008',
      { from: on(['l1']), to: off(['l2']), sends: ['deleteFavourite', 'addListItem', 'deleteListItem'] },
    ],
    ['R-FAV-008', { from: on(['l1']), to: on(['l1']), sends: [] }],
  ])('%s saving sends the differences only: %j', async (_, { from, to, sends }) => {
    know(from.isFavourite, from.lists);
    answers = { addFavourite: done, deleteFavourite: done, addListItem: done, deleteListItem: done };
    expect(await saveSelection({ emit }, item, to)).toBe(true);
    expect(calls.map(([operation]) => operation)).toEqual(sends);
    expect(selectionOf(cachedFavourite(item))).toEqual(to);
  });

  it('R-API-037 only newly ticked lists are sent', async () => {
    know(false, ['l1']);
    answers = { addListItem: done };
    await saveSelection({ emit }, item, { isFavourite: false, lists: ['l1', 'l2'] });
    expect(calls).toEqual([['addListItem', { elementId: 'a', type: 101, addToLists: ['l2'] }]]);
  });

  it('R-FAV-002 R-FAV-003 the heart is filled at once, and the page is told when it has settled', async () => {
    know(false, []);
    answers = { addFavourite: done };
    const saving = saveSelection({ emit }, item, { isFavourite: true, lists: [] });
    expect(cachedFavourite(item)?.isFavourite).toBe(true);
    expect(emit).not.toHaveBeenCalled();
    await saving;
    const detail = { elementId: 'a', type: 'course', isFavourite: true, lists: [] };
    expect(emit.mock.calls).toEqual([['lp-favourite-change', detail]]);
  });

  it('R-ERROR-003 a refusal is told, stops the rest, and the truth is read again before the page is told', async () => {
    know(false, ['l1']);
    answers = {
      addFavourite: done,
      addListItem: () => {
        throw new ApiFailure('forbidden', 'addListItem', 'answered 403');
      },
      favouriteInfo: () => [{ elementId: 'a', type: 101, isInMyFavorites: true, selectedLists: ['l1'] }],
    };
    expect(await saveSelection({ emit }, item, { isFavourite: true, lists: ['l2'] })).toBe(false);
    expect(calls.map(([operation]) => operation)).toEqual(['addFavourite', 'addListItem', 'favouriteInfo']);
    expect(selectionOf(cachedFavourite(item))).toEqual({ isFavourite: true, lists: ['l1'] });
    expect(emit).toHaveBeenCalledWith(
      'lp-favourite-change',
      expect.objectContaining({ isFavourite: true, lists: ['l1'] }),
    );
    expect(told()).toEqual(['ERROR_OCCURED']);
  });

  it('R-ERROR-003 when not even the truth can be read, what was saved before holds', async () => {
    know(true, ['l1']);
    expect(await saveSelection({ emit }, item, { isFavourite: false, lists: [] })).toBe(false);
    expect(selectionOf(cachedFavourite(item))).toEqual({ isFavourite: true, lists: ['l1'] });
  });

  it('R-FAVPOP-014 while one change is on its way a second one is not sent', async () => {
    know(false, []);
    answers = { addFavourite: done };
    const first = saveSelection({ emit }, item, { isFavourite: true, lists: [] });
    expect(await saveSelection({ emit }, item, { isFavourite: false, lists: [] })).toBe(false);
    expect(await first).toBe(true);
    expect(calls).toHaveLength(1);
  });
});

describe('letting an archived item go', () => {
  it('R-FAV-020 from the favourites it leaves only these', async () => {
    know(true, ['l1']);
    answers = { deleteFavourite: done };
    await removeFavourite({ emit }, item);
    expect(calls).toEqual([['deleteFavourite', { elementId: 'a', type: '101' }]]);
    expect(selectionOf(cachedFavourite(item))).toEqual({ isFavourite: false, lists: ['l1'] });
  });

  it('R-FAV-006 from an own list it leaves that list as well', async () => {
    know(true, ['l1', 'l2']);
    answers = { deleteFavourite: done, deleteListItem: done };
    await removeFavourite({ emit }, item, 'l1');
    expect(calls[1]).toEqual(['deleteListItem', { listId: 'l1', itemId: 'a', type: '101' }]);
    expect(selectionOf(cachedFavourite(item))).toEqual({ isFavourite: false, lists: ['l2'] });
  });
});
