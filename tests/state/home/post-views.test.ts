import { afterEach, expect, it, vi } from 'vitest';
import { blocks } from '../../../src/blocks/registry';
import { onOpenOf } from '../../../src/state/home/post-views';
import { openSignedIn } from '../signed-in-portal';

afterEach(() => vi.restoreAllMocks());

const post = { id: 'p7' };
const named = (calls: readonly [string, unknown][]) => calls.map(([operation]) => operation);

it('opening news records the view and marks it as read in one call [R-API-061 R-API-060 A-131]', () => {
  const { portal, calls } = openSignedIn({ trackPostView: () => ({}) });
  onOpenOf(portal, blocks.News, post).onFollow?.();
  expect(calls).toEqual([['trackPostView', { id: 'p7' }]]);
});

it('opening an item that is no post records nothing [A-131]', () => {
  const { portal } = openSignedIn({});
  expect(onOpenOf(portal, blocks.MyActivities, post)).toEqual({});
});

it('a visitor without a user has no posts to mark as read [A-131]', () => {
  const { portal, calls, signIn } = openSignedIn({ trackPostView: () => ({}) });
  signIn({ login: 'company' });
  onOpenOf(portal, blocks.News, post).onFollow?.();
  expect(named(calls)).toEqual([]);
});

it('a view that cannot be recorded is only logged [A-131]', async () => {
  const { portal, notified } = openSignedIn({
    trackPostView: () => {
      throw new Error('refused');
    },
  });
  onOpenOf(portal, blocks.Channel, post).onFollow?.();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('refused')));
  expect(notified()).toEqual([]);
});
