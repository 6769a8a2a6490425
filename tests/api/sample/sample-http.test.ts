import { describe, expect, it } from 'vitest';
import { myActivities, targetGroups } from '../../../src/api/home/home';
import { catalogPosts } from '../../../src/api/home/posts';
import { endpoints, type Operation } from '../../../src/api/http/endpoints';
import { favouriteItems, lists } from '../../../src/api/lists/lists';
import { createSampleHttp } from '../../../src/api/sample/sample-http';
import { catalogMaterial } from '../../../src/api/media/media';
import { search } from '../../../src/api/search/search';
import { phrases, suggestions } from '../../../src/api/search/suggestions';
import { samples } from '../../../src/blocks/samples';
import { noChoices } from '../../../src/domain/search/search-choices';
import { misfits } from '../../../cli/check/api-document';
import { openApi } from '../an-api';

function open(isDemo: boolean, culture = 'en-GB') {
  const { api, calls } = openApi({});
  return {
    api: {
      ...api,
      http: createSampleHttp(api.http, { culture: () => culture, isDemo, isPreview: true, samples }),
    },
    calls,
  };
}

const scoped = (isDemo: boolean) => {
  const { api, calls } = open(isDemo);
  return { calls, api, path: { scope: 'catalog', id: '1' } as const };
};

describe('the preview', () => {
  it('makes no calls for blocks, and has five samples each [R-OTHER-012 R-CONST-032]', async () => {
    const { api, calls } = open(false);
    const { items: posts } = await catalogPosts(api, { catalogId: '1', kind: 'all', page: 0, size: 12 });
    const found = [await myActivities(api), await targetGroups(api, true), posts];
    expect(found.map((items) => items.length)).toEqual([5, 5, 5]);
    expect(calls).toEqual([]);
  });

  it('has samples of the types 101 and 102 [R-ENTITY-055]', async () => {
    const types = (await myActivities(open(false).api)).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['course', 'eLearning']));
  });

  it('saves no interests and makes no other change [R-OTHER-015]', async () => {
    const { api, calls } = open(false);
    const changes = Object.entries(endpoints).flatMap(([name, { isWrite }]) =>
      isWrite ? [name as Operation] : [],
    );
    await Promise.all(changes.map((operation) => api.http.send(operation, {})));
    expect(calls.map(([operation]) => operation)).toEqual([]);
  });

  it('makes no calls for the contents of blocks [R-OTHER-012]', async () => {
    const { api, calls } = open(false);
    const operations = Object.keys(endpoints).filter((name) => blockCalls.test(name)) as Operation[];
    await Promise.all(operations.map((operation) => api.http.send(operation, {})));
    expect(calls.map(([operation]) => operation)).toEqual([]);
  });

  it('searches with the search service [A-134]', async () => {
    const { calls, ...where } = scoped(false);
    await expect(search(where, noChoices)).rejects.toMatchObject({ kind: 'malformed' });
    expect(calls.map(([operation]) => operation)).toEqual(['searchAllInCatalog']);
  });

  it('has samples in the language of the page [A-034]', async () => {
    const names = async (culture: string) =>
      (await myActivities(open(false, culture).api)).map(({ name }) => name);
    expect(await names('da-DK')).not.toEqual(await names('en-GB'));
    expect(await names('xx-XX')).toEqual(await names('en-GB'));
  });
});

const blockCalls =
  /^(myActivities|targetGroups|expired|continueWhere|nextUp|latest|lastPlayed|myInterests|myPlan|mySkill|catalogPosts|channelPosts|manual|interestTags|customElementsOrder|groupRoom|courseInfo)/;

describe('every sample answer', () => {
  const samples = Object.keys(endpoints).filter((name) => name !== 'image') as Operation[];

  it('fits the API description of its call [A-134]', async () => {
    const { api, calls } = open(true);
    const problems: string[] = [];
    for (const operation of samples.filter((name) => !endpoints[name].isWrite)) {
      const answer = await api.http.send(operation, {});
      const isSample = !calls.some(([name]) => name === operation);
      if (isSample) problems.push(...misfits(operation, 200, answer));
    }
    expect(problems).toEqual([]);
  });
});

describe('demo mode', () => {
  it('has samples for search, suggestions, lists and media [R-API-009 A-134]', async () => {
    const { calls, ...where } = scoped(true);
    const found = [
      (await search(where, { ...noChoices, phrase: 'abc' })).items,
      (await search(where, noChoices)).items,
      await suggestions(where, 'abc'),
      await phrases(where, 'searchHistory'),
      await phrases(where, 'searchRecent'),
      await lists(where.api, 'ownedLists'),
      (await favouriteItems(where.api)).items,
      (await catalogMaterial(where.api, { id: '1', type: 'externalLink' })).title,
    ];
    for (const items of found) expect(items.length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  });

  it('never answers with samples when a service fails [A-134]', async () => {
    const http = {
      send: () => Promise.reject(new Error('down')),
      follow: () => Promise.reject(new Error('down')),
    };
    const sample = createSampleHttp(http, { culture: () => 'en-GB', isDemo: true, isPreview: true, samples });
    await expect(sample.send('courseMaterials', { path: { courseId: '1' } })).rejects.toThrow('down');
    await expect(sample.follow('x')).rejects.toThrow('down');
  });
});

it('demo mode without preview fetches blocks from the services [A-134]', async () => {
  const { api, calls } = openApi({ myActivities: [] });
  const http = createSampleHttp(api.http, {
    culture: () => 'en-GB',
    isDemo: true,
    isPreview: false,
    samples,
  });
  await http.send('myActivities', {});
  expect(calls).toHaveLength(1);
});
