import { describe, expect, it } from 'vitest';
import { myActivities, targetGroups } from '../../../src/api/home/home';
import { catalogPosts } from '../../../src/api/home/posts';
import { openApi } from '../an-api';

const course = { elementId: 1, name: 'Chemistry', type: 101 };

describe('the activities of home', () => {
  it('are fetched as a whole [R-API-042 A-039]', async () => {
    const { api, calls } = openApi({ myActivities: { data: [course] } });
    expect(await myActivities(api)).toMatchObject([{ id: '1', name: 'Chemistry', type: 'course' }]);
    expect(calls).toEqual([['myActivities', {}]]);
  });

  it.each([true, false])('are fetched for a target group, mandatory: %s [R-API-043]', async (isMandatory) => {
    const { api, calls } = openApi({ targetGroups: [course] });
    expect(await targetGroups(api, isMandatory)).toMatchObject([{ id: '1' }]);
    expect(calls).toEqual([['targetGroups', { query: { isMandatory } }]]);
  });

  it('lose an unknown type and drop an item without an id, and both are reported [O-19]', async () => {
    const { api, misfits } = openApi({ myActivities: [{ ...course, type: 999 }, { name: 'x' }, course] });
    expect((await myActivities(api)).map(({ type }) => type)).toEqual([undefined, 'course']);
    expect(misfits).toEqual([
      'myActivities: [].type: expected a known item type, got 999',
      'myActivities: []: expected elementId, id or courseId, got "none of them"',
    ]);
  });

  it('are read from an object with userActivities [R-ENTITY-068]', async () => {
    const { api } = openApi({ myActivities: { userActivities: [course], statuses: [], systemTypes: null } });
    expect(await myActivities(api)).toMatchObject([{ id: '1', type: 'course' }]);
  });

  it('fail for an answer without a list [A-138]', async () => {
    const { api } = openApi({ myActivities: 'x' });
    await expect(myActivities(api)).rejects.toMatchObject({ kind: 'malformed', operation: 'myActivities' });
  });
});

describe('the posts of home', () => {
  const input = { catalogId: '4', kind: 'current', page: 2, size: 12 } as const;

  it('are fetched by catalog, kind, size and offset in items [R-API-055 A-037]', async () => {
    const { api, calls } = openApi({ catalogPosts: [] });
    expect((await catalogPosts(api, input)).items).toEqual([]);
    expect(calls).toEqual([
      ['catalogPosts', { path: { catalogId: '4', kind: 'current', size: 12, offset: 24 } }],
    ]);
  });

  it('are read with their fields [R-ENTITY-031]', async () => {
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

  it('show the default image when they have none, and need only an id [R-ENTITY-031]', async () => {
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
