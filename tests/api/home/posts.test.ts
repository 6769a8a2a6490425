import { expect, it } from 'vitest';
import { catalogPosts, channelPosts } from '../../../src/api/home/posts';
import { openApi } from '../an-api';

it('the first ten posts are fetched by default [R-API-056 R-API-057 R-CONST-003]', async () => {
  const { api, calls } = openApi({ catalogPosts: [] });
  await catalogPosts(api, { catalogId: '1', kind: 'all' });
  expect(calls).toEqual([['catalogPosts', { path: { catalogId: '1', kind: 'all', size: 10, offset: 0 } }]]);
});

it.each([
  ['current', 24, 'R-API-058'],
  ['practical', 24, 'R-API-055'],
] as const)('page two of the %s posts starts at item %i [%s]', async (...[kind, offset]) => {
  const { api, calls } = openApi({ catalogPosts: [] });
  await catalogPosts(api, { catalogId: '1', kind, page: 2, size: 12 });
  expect(calls).toEqual([['catalogPosts', { path: { catalogId: '1', kind, size: 12, offset } }]]);
});

it('channel posts are fetched by source and page [R-API-059 R-ENTITY-008]', async () => {
  const { api, calls } = openApi({ channelPosts: { data: [{ id: 3, title: 'Hello' }] } });
  expect((await channelPosts(api, { source: 2, page: 3, size: 12 })).items).toMatchObject([
    { id: '3', name: 'Hello' },
  ]);
  expect(calls).toEqual([['channelPosts', { path: { id: '2', pageSize: 12, page: 3 } }]]);
});
