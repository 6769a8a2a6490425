import { afterEach, expect, it, vi } from 'vitest';
import { sessionOf } from '../../../src/domain/session/session';
import { store } from '../../../src/state/portal/portal';
import { onOpenOf } from '../../../src/state/home/post-views';
import { sessionAtom } from '../../../src/state/portal/runtime';
import { openSignedIn } from '../a-signed-in-portal';

afterEach(() => vi.restoreAllMocks());

const post = { id: 'p7' };
const named = (calls: readonly [string, unknown][]) => calls.map(([operation]) => operation);

it('R-API-061 R-API-060 A-131 opening news records the view and is its read mark, by one call', () => {
  const { calls } = openSignedIn({ trackPostView: () => ({}) });
  onOpenOf('News', post).onFollow?.();
  expect(calls).toEqual([['trackPostView', { id: 'p7' }]]);
});

it('A-131 opening an item that is no post tells nobody', () => {
  expect(onOpenOf('MyActivities', post)).toEqual({});
});

it('A-131 a visitor without a user has nothing that could be marked as read', () => {
  const { calls } = openSignedIn({ trackPostView: () => ({}) });
  store.set(sessionAtom, sessionOf({ login: 'company' }));
  onOpenOf('News', post).onFollow?.();
  expect(named(calls)).toEqual([]);
});

it('A-131 a view that could not be recorded is logged only', async () => {
  const { told } = openSignedIn({
    trackPostView: () => {
      throw new Error('refused');
    },
  });
  onOpenOf('Channel', post).onFollow?.();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('refused')));
  expect(told()).toEqual([]);
});
