import { expect, it } from 'vitest';
import { deleteList, followList, unfollowList } from '../../../src/api/lists/list-changes';
import { openApi } from '../an-api';

it.each([
  ['R-API-031', 'deleteList', deleteList],
  ['R-API-032', 'followList', followList],
  ['R-API-033', 'unfollowList', unfollowList],
] as const)('%s %s names the list in its path, and needs no answer', async (_, operation, change) => {
  const { api, calls } = openApi({});
  await change(api, 'l1');
  expect(calls).toEqual([[operation, { path: { id: 'l1' } }]]);
});
