import { expect, it } from 'vitest';
import { deleteList, followList, unfollowList } from '../../../src/api/lists/list-changes';
import { openApi } from '../an-api';

it.each([
  ['deleteList', 'R-API-031', deleteList],
  ['followList', 'R-API-032', followList],
  ['unfollowList', 'R-API-033', unfollowList],
] as const)('%s has the list in its path and needs no answer [%s]', async (operation, _, change) => {
  const { api, calls } = openApi({});
  await change(api, 'l1');
  expect(calls).toEqual([[operation, { path: { id: 'l1' } }]]);
});
