import { expect, it } from 'vitest';
import { myActivities, targetGroups } from '../../../src/api/home/home';
import { catalogPosts } from '../../../src/api/home/posts';
import { interestTags, myInterests } from '../../../src/api/interests/interests';
import { createSampleHttp } from '../../../src/api/sample/sample-http';
import { samples } from '../../../src/blocks/samples';
import { openApi } from '../an-api';

function open(previewAs: string) {
  const { api, calls } = openApi({});
  const settings = { culture: () => 'en-GB', isDemo: false, isPreview: true, previewAs, samples };
  return { api: { ...api, http: createSampleHttp(api.http, settings) }, calls };
}

it('only a block whose sample state is empty has no items [A-034]', async () => {
  const { api } = open('audience=manager&myactivities=empty');
  expect(await myActivities(api)).toEqual([]);
  expect(await targetGroups(api, true)).toHaveLength(5);
});

it('a block whose sample state is error fails, and not another one with the same call [A-034]', async () => {
  const { api } = open('News=error&MandatoryForYou=error');
  const posts = (kind: 'current' | 'practical') =>
    catalogPosts(api, { catalogId: '1', kind, page: 0, size: 12 });
  await expect(posts('current')).rejects.toMatchObject({ kind: 'server' });
  expect((await posts('practical')).items).toHaveLength(5);
  await expect(targetGroups(api, true)).rejects.toMatchObject({ kind: 'server' });
  expect(await targetGroups(api, false)).toHaveLength(5);
});

it('a block whose sample state is loading loads until it is aborted [A-034]', async () => {
  const { api } = open('MyInterests=loading');
  const leaving = new AbortController();
  const items = myInterests(api, { page: 0, size: 12 }, leaving.signal);
  const soon = new Promise((resolve) => setTimeout(resolve, 0, 'nothing yet'));
  expect(await Promise.race([items, soon])).toBe('nothing yet');
  leaving.abort();
  await expect(items).rejects.toMatchObject({ kind: 'aborted' });
});

it('no sample state makes calls [R-OTHER-012]', async () => {
  const { api, calls } = open('MyActivities=empty&News=full');
  await Promise.all([myActivities(api), interestTags(api)]);
  expect(calls).toEqual([]);
});

it('the preview has five sample interests [R-OTHER-015]', async () => {
  expect(await interestTags(open('').api)).toHaveLength(5);
});
