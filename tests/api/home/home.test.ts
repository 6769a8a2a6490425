import { describe, expect, it } from 'vitest';
import { myActivities, targetGroups } from '../../../src/api/home/home';
import { catalogPosts } from '../../../src/api/home/posts';
import { openApi } from '../an-api';

const course = { elementId: 1, name: 'Chemistry', type: 101 };

describe('activities of home', () => {
  it('R-API-042 A-039 are asked for whole', async () => {
    const { api, calls } = openApi({ myActivities: { data: [course] } });
    expect(await myActivities(api)).toMatchObject([{ id: '1', name: 'Chemistry', type: 'course' }]);
    expect(calls).toEqual([['myActivities', {}]]);
  });

  it.each([true, false])('R-API-043 are asked for a target group, mandatory: %s', async (isMandatory) => {
    const { api, calls } = openApi({ targetGroups: [course] });
    expect(await targetGroups(api, isMandatory)).toMatchObject([{ id: '1' }]);
    expect(calls).toEqual([['targetGroups', { query: { isMandatory } }]]);
  });

  it('O-19 an unknown type costs the type, a missing id costs the item, and both are reported', async () => {
    const { api, misfits } = openApi({ myActivities: [{ ...course, type: 999 }, { name: 'x' }, course] });
    expect((await myActivities(api)).map(({ type }) => type)).toEqual([undefined, 'course']);
    expect(misfits).toEqual([
      'myActivities: [].type: expected a known item type, got 999',
      'myActivities: []: expected elementId, id or courseId, got "none of them"',
    ]);
  });

  it('R-ENTITY-068 are read from an object that holds userActivities', async () => {
    const { api } = openApi({ myActivities: { userActivities: [course], statuses: [], systemTypes: null } });
    expect(await myActivities(api)).toMatchObject([{ id: '1', type: 'course' }]);
  });

  it('A-138 an answer that is no list is malformed', async () => {
    const { api } = openApi({ myActivities: 'x' });
    await expect(myActivities(api)).rejects.toMatchObject({ kind: 'malformed', operation: 'myActivities' });
  });
});

describe('posts', () => {
  const input = { catalogId: '4', kind: 'current', page: 2, size: 12 } as const;

  it('R-API-055 A-037 are asked for by catalog, kind, size and offset in items', async () => {
    const { api, calls } = openApi({ catalogPosts: [] });
    expect((await catalogPosts(api, input)).items).toEqual([]);
    expect(calls).toEqual([
      ['catalogPosts', { path: { catalogId: '4', kind: 'current', size: 12, offset: 24 } }],
    ]);
  });

  it('R-ENTITY-031 are read into house words', async () => {
    const post = {
      id: 9,
      title: 'New lab',
      appetizer: 'Text',
      image: 'p1',
      wideImage: 'w1',
      defaultImage: 'd1',
      navigation: { link: '/news/9', openInNewWindow: true },
    };
    const { api } = openApi({ catalogPosts: { data: [post] } });
    expect((await catalogPosts(api, input)).items).toEqual([
      {
        id: '9',
        name: 'New lab',
        description: 'Text',
        image: 'https://gallery.example/base/images/p1?size=medium&access_token=',
        wideImage: 'https://gallery.example/base/images/w1?size=large&access_token=',
        navigateUrl: '/news/9',
        openInNewWindow: true,
      },
    ]);
  });

  it('R-ENTITY-031 show the default picture where they have none, and need no more than an id', async () => {
    const { api } = openApi({
      catalogPosts: [
        { id: 1, defaultImage: 'd1' },
        { id: 2, navigation: null },
      ],
    });
    const [first, second] = (await catalogPosts(api, input)).items;
    expect(first?.image).toContain('/images/d1');
    expect(second).toEqual({ id: '2', name: '', openInNewWindow: false });
  });
});
