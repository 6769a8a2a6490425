import { expect, it } from 'vitest';
import { myActivities, targetGroups } from '../../../src/api/home/home';
import { catalogPosts } from '../../../src/api/home/posts';
import { interestTags, myInterests } from '../../../src/api/interests/interests';
import { createSampleHttp } from '../../../src/api/sample/sample-http';
import { openApi } from '../an-api';

function open(previewAs: string) {
  const { api, calls } = openApi({});
  const settings = { culture: () => 'en-GB', isDemo: false, isPreview: true, previewAs };
  return { api: { ...api, http: createSampleHttp(api.http, settings) }, calls };
}

it('a block that is to be empty is, and no other [A-034]', async () => {
  const { api } = open('audience=manager&myactivities=empty');
  expect(await myActivities(api)).toEqual([]);
  expect(await targetGroups(api, true)).toHaveLength(5);
});

it('a block that is to fail does, told from another that makes the same call [A-034]', async () => {
  const { api } = open('News=error&MandatoryForYou=error');
  const posts = (kind: 'current' | 'practical') =>
    catalogPosts(api, { catalogId: '1', kind, page: 0, size: 12 });
  await expect(posts('current')).rejects.toMatchObject({ kind: 'server' });
  expect((await posts('practical')).items).toHaveLength(5);
  await expect(targetGroups(api, true)).rejects.toMatchObject({ kind: 'server' });
  expect(await targetGroups(api, false)).toHaveLength(5);
});

it('a block that is to load does so until it is left [A-034]', async () => {
  const { api } = open('MyInterests=loading');
  const leaving = new AbortController();
  const items = myInterests(api, { page: 0, size: 12 }, leaving.signal);
  const soon = new Promise((resolve) => setTimeout(resolve, 0, 'nothing yet'));
  expect(await Promise.race([items, soon])).toBe('nothing yet');
  leaving.abort();
  await expect(items).rejects.toMatchObject({ kind: 'aborted' });
});

it('asks no server in any of these states [R-OTHER-012]', async () => {
  const { api, calls } = open('MyActivities=empty&News=full');
  await Promise.all([myActivities(api), interestTags(api)]);
  expect(calls).toEqual([]);
});

it('has interests to try, five of them [R-OTHER-015]', async () => {
  expect(await interestTags(open('').api)).toHaveLength(5);
});
