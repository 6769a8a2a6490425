import { afterEach, expect, it, vi } from 'vitest';
import { onOpenOf } from '../../../src/state/home/post-views';
import { openSignedIn } from '../signed-in-portal';

afterEach(() => vi.restoreAllMocks());

const post = { id: 'p7' };
const named = (calls: readonly [string, unknown][]) => calls.map(([operation]) => operation);

it('R-API-061 R-API-060 A-131 opening news records the view and is its read mark, by one call', () => {
  const { portal, calls } = openSignedIn({ trackPostView: () => ({}) });
  onOpenOf(portal, 'News', post).onFollow?.();
  expect(calls).toEqual([['trackPostView', { id: 'p7' }]]);
});

it('A-131 opening an item that is no post tells nobody', () => {
  const { portal } = openSignedIn({});
  expect(onOpenOf(portal, 'MyActivities', post)).toEqual({});
});

it('A-131 a visitor without a user has nothing that could be marked as read', () => {
  const { portal, calls, signIn } = openSignedIn({ trackPostView: () => ({}) });
  signIn({ login: 'company' });
  onOpenOf(portal, 'News', post).onFollow?.();
  expect(named(calls)).toEqual([]);
});

it('A-131 a view that could not be recorded is logged only', async () => {
  const { portal, told } = openSignedIn({
    trackPostView: () => {
      throw new Error('refused');
    },
  });
  onOpenOf(portal, 'Channel', post).onFollow?.();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('refused')));
  expect(told()).toEqual([]);
});
