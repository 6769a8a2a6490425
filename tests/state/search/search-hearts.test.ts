import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { href: 'https://page.example/', origin: 'https://page.example' });

const { openSignedIn } = await import('../a-signed-in-portal');
const { queueFavouriteQuery: lookUpFavourites } = await import('../../../src/state/favourites/favourites');
const { store } = await import('../../../src/state/portal/portal');
const { sessionAtom } = await import('../../../src/state/portal/runtime');
const { sessionOf } = await import('../../../src/domain/session/session');

const found = ['1', '2'].map((elementId) => ({ elementId, type: 'course' as const }));

it('R-SEARCHFLOW-004 asks once for a user which of the results are favourites, and never for a visitor', async () => {
  const { calls } = openSignedIn({ favouriteInfo: () => ({ data: [] }) });
  lookUpFavourites(found);
  lookUpFavourites(found);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.[0]).toBe('favouriteInfo');
  expect(JSON.stringify(calls[0]?.[1])).toMatch(/"1".*"2"/);
  store.set(sessionAtom, sessionOf({ login: 'public' }));
  lookUpFavourites([{ elementId: '3', type: 'course' }]);
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(calls).toHaveLength(1);
});
