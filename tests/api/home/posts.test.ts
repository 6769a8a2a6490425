import { expect, it } from 'vitest';
import { catalogPosts, channelPosts } from '../../../src/api/home/posts';
import { openApi } from '../an-api';

it('posts are ten from the start where nobody says otherwise [R-API-056 R-API-057 R-CONST-003]', async () => {
  const { api, calls } = openApi({ catalogPosts: [] });
  await catalogPosts(api, { catalogId: '1', kind: 'all' });
  expect(calls).toEqual([['catalogPosts', { path: { catalogId: '1', kind: 'all', size: 10, offset: 0 } }]]);
});

it.each([
  ['current', 24, 'R-API-058'],
  ['practical', 24, 'R-API-055'],
] as const)('posts that are %s start at item %i on page two [%s]', async (...[kind, offset]) => {
  const { api, calls } = openApi({ catalogPosts: [] });
  await catalogPosts(api, { catalogId: '1', kind, page: 2, size: 12 });
  expect(calls).toEqual([['catalogPosts', { path: { catalogId: '1', kind, size: 12, offset } }]]);
});

it('channel posts go by source and count pages [R-API-059 R-ENTITY-008]', async () => {
  const { api, calls } = openApi({ channelPosts: { data: [{ id: 3, title: 'Hello' }] } });
  expect((await channelPosts(api, { source: 2, page: 3, size: 12 })).items).toMatchObject([
    { id: '3', name: 'Hello' },
  ]);
  expect(calls).toEqual([['channelPosts', { path: { id: '2', pageSize: 12, page: 3 } }]]);
});
