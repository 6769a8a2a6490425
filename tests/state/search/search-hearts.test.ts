import { afterEach, expect, it, vi } from 'vitest';
import { prefetchFavourites } from '../../../src/state/favourites/queries';
import { openSignedIn } from '../signed-in-portal';

afterEach(() => vi.restoreAllMocks());

const found = ['1', '2'].map((elementId) => ({ elementId, type: 'course' as const }));

it('the favourites among the results are fetched once for a user, and never for a visitor [R-SEARCHFLOW-004]', async () => {
  const { portal, calls, signIn } = openSignedIn({ favouriteInfo: () => ({ data: [] }) });
  prefetchFavourites(portal, found);
  prefetchFavourites(portal, found);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.[0]).toBe('favouriteInfo');
  expect(JSON.stringify(calls[0]?.[1])).toMatch(/"1".*"2"/);
  signIn({ login: 'public' });
  prefetchFavourites(portal, [{ elementId: '3', type: 'course' }]);
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(calls).toHaveLength(1);
});
