import { afterEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import { blockPagesQuery } from '../../../src/state/see-all/queries';
import { saveInterests } from '../../../src/state/interests/mutations';
import { aBlock } from '../../domain/home/a-block';
import { openSignedIn } from '../signed-in-portal';

afterEach(() => vi.restoreAllMocks());

const tags = [
  { id: '1', name: 'One', isSelected: true },
  { id: '2', name: 'Two', isSelected: false },
  { id: '3', name: 'Three', isSelected: true },
];
const works = { addInterests: () => ({}), deleteInterests: () => ({}) };

it('changing interests sends the added and the removed tags [R-INTEREST-006]', async () => {
  const { portal, calls } = openSignedIn(works);
  expect(await saveInterests(portal, tags, new Set(['1', '2']))).toBe(true);
  expect(calls).toEqual([
    ['addInterests', { interests: ['2'] }],
    ['deleteInterests', { keys: ['3'] }],
  ]);
});

it.each([
  [['1', '2', '3'], ['addInterests'], 'A-132'],
  [['1'], ['deleteInterests'], 'A-132'],
  [['1', '3'], [], 'A-132'],
])('choosing the tags %j makes the calls %j [%s]', async (chosen, names) => {
  const { portal, calls } = openSignedIn(works);
  await saveInterests(portal, tags, new Set(chosen));
  expect(calls.map(([name]) => name)).toEqual(names);
});

it('a refused change of interests notifies and fetches the interests again [R-ERROR-006 O-15]', async () => {
  const { portal, queryClient, notified, userId } = openSignedIn({
    ...works,
    deleteInterests: () => {
      throw new ApiFailure('server', 'deleteInterests', '500');
    },
  });
  const key = ['interests', 'en-GB', userId];
  queryClient.setQueryData(key, tags);
  expect(await saveInterests(portal, tags, new Set())).toBe(false);
  expect(notified()).toEqual(['ERROR_OCCURED']);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

it('saving interests fetches the items of the interests again [A-051]', async () => {
  const { portal, queryClient, userId } = openSignedIn(works);
  const key = ['content', 'MyInterests', '1', 'en-GB', userId];
  queryClient.setQueryData(key, { items: [], hasMore: false });
  await saveInterests(portal, tags, new Set());
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

it('saving interests fetches their see-all page again, too [A-051]', async () => {
  const { portal, queryClient } = openSignedIn(works);
  const load = () => Promise.resolve({ items: [], hasMore: false });
  const { queryKey } = blockPagesQuery(portal, { block: aBlock('MyInterests'), load, catalogId: '1' });
  queryClient.setQueryData(queryKey, { pages: [], pageParams: [] });
  await saveInterests(portal, tags, new Set());
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
