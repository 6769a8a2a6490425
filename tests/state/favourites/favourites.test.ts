import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import type { FavouriteSubject } from '../../../src/domain/favourites/favourite';
import { selectionOf } from '../../../src/domain/favourites/staged-selection';
import { removeFavourite, saveSelection } from '../../../src/state/favourites/mutations';
import { cachedFavourite, setFavourites } from '../../../src/state/favourites/cache';
import { prefetchFavourites, refetchFavourites } from '../../../src/state/favourites/queries';
import type { Portal } from '../../../src/state/portal/portal';
import { openSignedIn } from '../signed-in-portal';

type Answer = Parameters<typeof openSignedIn>[0][string];

afterEach(() => vi.restoreAllMocks());

const subject = (id: number | string): FavouriteSubject => ({ elementId: String(id), type: 'course' });
const hundred = Array.from({ length: 100 }, (_, index) => subject(index));
const item = { ...subject('a'), originalName: 'Kemi' };

const noFavourites: Answer = ({ body }) => ({
  data: (body as { elementId: string }[]).map((key) => ({
    ...key,
    isInMyFavorites: false,
    selectedLists: [],
  })),
});
const know = (portal: Portal, isFavourite: boolean, selectedLists: string[]) =>
  setFavourites(portal, [{ ...item, isFavourite, selectedLists }]);

describe('querying favourites', () => {
  it('makes four calls for a hundred favourite buttons that appear together, with each item once [R-CONST-006]', async () => {
    const { portal, calls } = openSignedIn({ favouriteInfo: noFavourites });
    for (const one of hundred) prefetchFavourites(portal, [one, one]);
    await vi.waitFor(() => expect(cachedFavourite(portal, subject(99))).toBeDefined());
    prefetchFavourites(portal, hundred);
    await Promise.resolve();
    expect(calls.map(([, body]) => (body as unknown[]).length)).toEqual([30, 30, 30, 10]);
  });

  it('happens only for users [R-VALID-044]', async () => {
    const { portal, calls, signIn } = openSignedIn({});
    signIn({ login: 'company', companyId: 'c1' });
    prefetchFavourites(portal, hundred);
    await Promise.resolve();
    expect(calls).toEqual([]);
  });

  it('logs a failure only, and queries the item again [R-ERROR-031]', async () => {
    const answers: Record<string, Answer> = {
      favouriteInfo: () => {
        throw new ApiFailure('server', 'favouriteInfo', 'answered 500');
      },
    };
    const { portal, notified } = openSignedIn(answers);
    prefetchFavourites(portal, [item]);
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
    expect(notified()).toEqual([]);
    answers['favouriteInfo'] = noFavourites;
    prefetchFavourites(portal, [item]);
    await vi.waitFor(() => expect(cachedFavourite(portal, item)).toBeDefined());
  });

  it('merges the fetched state over the known one [R-FAV-009]', () => {
    const { portal } = openSignedIn({});
    const twin: FavouriteSubject = { elementId: 'a', type: 'video' };
    know(portal, true, ['l1']);
    setFavourites(portal, [{ ...twin, originalName: '', isFavourite: true, selectedLists: [] }]);
    know(portal, false, []);
    expect(selectionOf(cachedFavourite(portal, item))).toEqual({ isFavourite: false, lists: [] });
    expect(cachedFavourite(portal, twin)?.isFavourite).toBe(true);
  });

  it('uses the response to the last of two queries after changes, also when it arrives first [O-15]', async () => {
    const answers: ((value: unknown) => void)[] = [];
    const { portal, calls } = openSignedIn({
      favouriteInfo: () => new Promise((resolve) => answers.push(resolve)),
    });
    know(portal, false, []);
    const response = (lists: string[]) => [
      { elementId: 'a', type: 101, isInMyFavorites: false, selectedLists: lists },
    ];
    const first = refetchFavourites(portal, [item]);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const second = refetchFavourites(portal, [item]);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    answers[1]?.(response(['new']));
    await second;
    answers[0]?.(response(['old']));
    await first;
    expect(cachedFavourite(portal, item)?.selectedLists).toEqual(['new']);
  });

  it('keeps a change when an older answer arrives after it [R-EMBED-035]', async () => {
    let answer: (value: unknown) => void = () => {};
    const { portal, calls } = openSignedIn({
      favouriteInfo: () => new Promise((resolve) => (answer = resolve)),
    });
    prefetchFavourites(portal, [item]);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    know(portal, true, []);
    answer({ data: [{ elementId: 'a', type: 101, isInMyFavorites: false }] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(cachedFavourite(portal, item)?.isFavourite).toBe(true);
  });

  it('shows the favourites of one user to no other user [R-ROLE-004]', () => {
    const { portal, signIn } = openSignedIn({});
    know(portal, true, []);
    signIn({ login: 'user', userId: 'somebody-else' });
    expect(cachedFavourite(portal, item)).toBeUndefined();
  });
});

const done: Answer = () => ({});
const on = (lists: string[]) => ({ isFavourite: true, lists });
const off = (lists: string[]) => ({ isFavourite: false, lists });

describe('saving a favourite', () => {
  it.each([
    [{ from: off([]), to: on([]), sends: ['addFavourite'] }, 'R-FAV-001'],
    [{ from: on(['l1']), to: off(['l1']), sends: ['deleteFavourite'] }, 'R-FAV-005'],
    [{ from: off(['l1']), to: off(['l1', 'l2', 'l3']), sends: ['addListItem'] }, 'R-API-037'],
    [{ from: off(['l1', 'l2']), to: off([]), sends: ['deleteListItem', 'deleteListItem'] }, 'R-API-038'],
    [
      { from: on(['l1']), to: off(['l2']), sends: ['deleteFavourite', 'addListItem', 'deleteListItem'] },
      'R-FAV-008',
    ],
    [{ from: on(['l1']), to: on(['l1']), sends: [] }, 'R-FAV-008'],
  ])('sends only the differences: %j [%s]', async ({ from, to, sends }) => {
    const { portal, context, calls } = openSignedIn({
      addFavourite: done,
      deleteFavourite: done,
      addListItem: done,
      deleteListItem: done,
    });
    know(portal, from.isFavourite, from.lists);
    expect(await saveSelection(context, item, to)).toBe(true);
    expect(calls.map(([operation]) => operation)).toEqual(sends);
    expect(selectionOf(cachedFavourite(portal, item))).toEqual(to);
  });

  it('sends only newly ticked lists [R-API-037]', async () => {
    const { portal, context, calls } = openSignedIn({ addListItem: done });
    know(portal, false, ['l1']);
    await saveSelection(context, item, { isFavourite: false, lists: ['l1', 'l2'] });
    expect(calls).toEqual([['addListItem', { elementId: 'a', type: 101, addToLists: ['l2'] }]]);
  });

  it('fills the favourite button at once, and notifies the page when it is saved [R-FAV-002 R-FAV-003]', async () => {
    let answer: (value: unknown) => void = () => {};
    const { portal, context, emit } = openSignedIn({
      addFavourite: () => new Promise((resolve) => (answer = resolve)),
    });
    know(portal, false, []);
    const saving = saveSelection(context, item, { isFavourite: true, lists: [] });
    await vi.waitFor(() => expect(cachedFavourite(portal, item)?.isFavourite).toBe(true));
    expect(emit).not.toHaveBeenCalled();
    answer({});
    await saving;
    const detail = { elementId: 'a', type: 'course', isFavourite: true, lists: [] };
    expect(emit.mock.calls).toEqual([['lp-favourite-change', detail]]);
  });

  it('notifies of a refusal, stops the other calls, and reads the saved state before it notifies the page [R-ERROR-003]', async () => {
    const { portal, context, calls, emit, notified } = openSignedIn({
      addFavourite: done,
      addListItem: () => {
        throw new ApiFailure('forbidden', 'addListItem', 'answered 403');
      },
      favouriteInfo: () => [{ elementId: 'a', type: 101, isInMyFavorites: true, selectedLists: ['l1'] }],
    });
    know(portal, false, ['l1']);
    expect(await saveSelection(context, item, { isFavourite: true, lists: ['l2'] })).toBe(false);
    expect(calls.map(([operation]) => operation)).toEqual(['addFavourite', 'addListItem', 'favouriteInfo']);
    expect(selectionOf(cachedFavourite(portal, item))).toEqual({ isFavourite: true, lists: ['l1'] });
    expect(emit).toHaveBeenCalledWith(
      'lp-favourite-change',
      expect.objectContaining({ isFavourite: true, lists: ['l1'] }),
    );
    expect(notified()).toEqual(['ERROR_OCCURED']);
  });

  it('restores the last saved state when reading it fails [R-ERROR-003]', async () => {
    const { portal, context } = openSignedIn({});
    know(portal, true, ['l1']);
    expect(await saveSelection(context, item, { isFavourite: false, lists: [] })).toBe(false);
    expect(selectionOf(cachedFavourite(portal, item))).toEqual({ isFavourite: true, lists: ['l1'] });
  });

  it('corrects the restored state when the query succeeds later [O-15]', async () => {
    let attempts = 0;
    const { portal, context } = openSignedIn({
      favouriteInfo: () => {
        attempts += 1;
        if (attempts === 1) throw new ApiFailure('server', 'favouriteInfo', 'answered 500');
        return [{ elementId: 'a', type: 101, isInMyFavorites: true, selectedLists: ['l2'] }];
      },
    });
    know(portal, true, ['l1']);
    expect(await saveSelection(context, item, { isFavourite: false, lists: [] })).toBe(false);
    await vi.waitFor(() => expect(cachedFavourite(portal, item)?.selectedLists).toEqual(['l2']));
  });

  it('reports and shows nothing to the next user when the user changes meanwhile [R-ROLE-004]', async () => {
    let refuse: (reason: unknown) => void = () => {};
    const { portal, context, signIn, emit } = openSignedIn({
      addFavourite: () => new Promise((_resolve, reject) => (refuse = reject)),
    });
    know(portal, false, ['l1']);
    const saving = saveSelection(context, item, { isFavourite: true, lists: ['l1'] });
    await vi.waitFor(() => expect(cachedFavourite(portal, item)?.isFavourite).toBe(true));
    signIn({ login: 'user', userId: 'somebody-else' });
    refuse(new ApiFailure('aborted', 'addFavourite', 'the user changed'));
    await saving;
    expect(cachedFavourite(portal, item)).toBeUndefined();
    expect(emit).not.toHaveBeenCalled();
  });

  it('sends no second change while one is being saved [R-FAVPOP-014]', async () => {
    const { portal, context, calls } = openSignedIn({ addFavourite: done });
    know(portal, false, []);
    const first = saveSelection(context, item, { isFavourite: true, lists: [] });
    expect(await saveSelection(context, item, { isFavourite: false, lists: [] })).toBe(false);
    expect(await first).toBe(true);
    expect(calls).toHaveLength(1);
  });
});

describe('removing an archived favourite', () => {
  it('removes it only from the favourites [R-FAV-020]', async () => {
    const { portal, context, calls } = openSignedIn({ deleteFavourite: done });
    know(portal, true, ['l1']);
    await removeFavourite(context, item);
    expect(calls).toEqual([['deleteFavourite', { elementId: 'a', type: '101' }]]);
    expect(selectionOf(cachedFavourite(portal, item))).toEqual({ isFavourite: false, lists: ['l1'] });
  });

  it('removes it from the user’s own list, too [R-FAV-006]', async () => {
    const { portal, context, calls } = openSignedIn({ deleteFavourite: done, deleteListItem: done });
    know(portal, true, ['l1', 'l2']);
    await removeFavourite(context, item, 'l1');
    expect(calls[1]).toEqual(['deleteListItem', { listId: 'l1', itemId: 'a', type: '101' }]);
    expect(selectionOf(cachedFavourite(portal, item))).toEqual({ isFavourite: false, lists: ['l2'] });
  });
});
