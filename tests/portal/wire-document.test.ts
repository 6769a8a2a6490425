import { describe, expect, it } from 'vitest';
import { operations } from '../../demo/portal/services/operations';
import { openPortal, post } from './open-portal';
import { annaId, bertId } from './small-catalog';
import { describedOperations, misfits } from '../../cli/check/api-document';

const search = '/services/search/api/v1';
const front = '/services/frontpage/api/v1';
const learn = '/services/elearning';
const courses = '/services/courses/api/v1';
const key = { elementId: '101', type: 101 };
const remove = { method: 'DELETE' };
const entry = { elementId: 'e1', order: 1, hidden: false };
const order = { componentId: 'c', userId: annaId, userCustomElementsOrder: [entry] };

/** One good call of every operation that answers JSON. */
const goodCalls: readonly (readonly [operationId: string, path: string, init?: RequestInit])[] = [
  ['searchCatalog', `${search}/catalog/1/search?q=beginners`],
  ['searchAllInCatalog', `${search}/market-place/11/search/all?st=2`],
  ['autocomplete', `${search}/catalog/1/autocomplete?query=first`],
  ['searchHistory', `${search}/catalog/1/history`],
  ['searchRecent', `${search}/catalog/1/recent`],
  ['listing', `${search}/listing?keys=101:100&keys=202:202&keys=plan:120`],
  ['relatedMedia', `${search}/catalog/1/media/202/related`],
  ['favouriteList', `${front}/lists/favorites`],
  ['ownedLists', `${front}/lists/owned`],
  ['followedLists', `${front}/lists/followed`],
  ['createList', `${front}/lists/create`, post({ name: 'New' })],
  ['editList', `${front}/lists/edit`, post({ id: 'anna-1', name: 'Autumn', items: [] })],
  ['followList', `${front}/lists/follow/bert-1`],
  ['unfollowList', `${front}/lists/unfollow/bert-1`],
  ['listItems', `${front}/lists/anna-1/items`],
  ['listInfo', `${front}/lists/anna-1/info`],
  ['latestListItem', `${front}/lists/latest-item`],
  ['addListItem', `${front}/lists/add-item`, post({ ...key, addToLists: ['anna-1'] })],
  ['deleteListItem', `${front}/lists/anna-1/item/101/type/101`, remove],
  ['deleteList', `${front}/lists/anna-1`, remove],
  ['addFavourite', `${front}/favorites`, post({ ...key, isInMyFavorites: true, originalName: 'Aid' })],
  ['deleteFavourite', `${front}/favorites/101/type/101`, remove],
  ['favouriteInfo', `${front}/favorites/info`, post([key, { elementId: '100', type: 'course' }])],
  ['myActivities', `${front}/data/my-activities`],
  ['targetGroups', `${front}/data/target-groups?isMandatory=false`],
  ['expiredAlmostExpired', `${front}/data/expired-almost-expired`],
  ['continueWhereYouLeft', `${front}/data/continue-where-you-left-v2`],
  ['nextUp', `${front}/data/next-up`],
  ['latestCertificate', `${front}/data/latest-certificate`],
  ['lastPlayedMedia', `${front}/data/last-played-media`],
  ['allUserActivities', `${front}/data/all-user-activities/12/0?sat=1`],
  ['myInterests', `${front}/data/my-interests/12/0`],
  ['myPlans', `${front}/data/my-plans`],
  ['mySkillResponsibility', `${front}/data/my-skill-responsibility/0/12`],
  ['myPlanResponsibility', `${front}/data/my-plan-responsibility/0/12`],
  ['catalogPosts', `${front}/catalog-post/get-catalog-posts/1/all/10/0`],
  ['channelPosts', `${front}/catalog-post/get-channel-posts/1/12/0`],
  ['trackPostView', `${front}/catalog-post/track-view/p0`],
  ['manualLearningSpace', `${front}/learning-space/get-manual-learning-space/12/0`],
  ['categorizedTags', `${front}/tag/catagorized-tags`],
  ['interestTags', `${front}/tag/interests`],
  ['addInterests', `${front}/interests/users/${annaId}/bulk`, post({ interests: ['t2'] })],
  ['deleteInterests', `${front}/interests/bulk?keys=t1`, remove],
  ['customElementsOrder', `${front}/user-custom-elements-order/c/${annaId}`],
  ['saveCustomElementsOrder', `${front}/user-custom-elements-order/save`, post(order)],
  [
    'recordContinueWhereYouLeft',
    `${front}/continue-where-you-left/insert/3?url=${encodeURIComponent('/catalog/play-media-on-course/110/203/pdf')}`,
    { method: 'POST' },
  ],
  ['catalogMaterial', `${learn}/v1/materials/202/catalog`],
  ['catalogMaterialDetails', `${learn}/v1/materials/details/catalog/?i[]=202&i[]=203`],
  ['courseMaterials', `${learn}/v1/materials/110/course`],
  ['mediaSecretKey', `${learn}/v1/materials/202/secret-key`],
  ['allowScormPackage', `${learn}/api/v1/AllowScormPackageAccess`, post({ scormPackageGuid: 'guid-1' })],
  ['courseWithoutSignup', `${courses}/course/110/without-signup`],
  ['groupRoomInfo', `${courses}/participant/group-room/info/?id=k1`],
  ['courseInfo', `${courses}/participant/courses/info/?id=110`],
];

const calls = goodCalls.map(([operationId, path, init = {}]) => [operationId, path, init] as const);

/** Calls that answer somebody who is not signed in. */
const open = new Set(
  `searchCatalog searchAllInCatalog autocomplete searchHistory searchRecent listing relatedMedia catalogPosts
  trackPostView categorizedTags catalogMaterial catalogMaterialDetails courseMaterials mediaSecretKey
  courseWithoutSignup`.split(/\s+/),
);

describe('the API description', () => {
  it('lists exactly the operations that the portal answers', () => {
    const answered = operations.map(({ id, service, method, path }) => [id, service, method, path].join(' '));
    const described = describedOperations.map(({ path, method, service, operation }) =>
      [operation.operationId, service, method.toUpperCase(), path.replace(/\{(\w+)\}/g, ':$1')].join(' '),
    );
    expect(answered.sort()).toEqual(described.sort());
  });

  it('has a call below for every operation except images', () => {
    const ids = describedOperations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id) => !calls.some(([call]) => call === id))).toEqual(['image']);
  });

  it.each(calls)('matches the answer of %s to a person', async (operationId, path, init) => {
    const { send } = await openPortal();
    const answer = await send(path, { ...init, person: annaId });
    expect(answer.status).toBe(200);
    expect(misfits(operationId, 200, await answer.json())).toEqual([]);
  });

  it.each(calls)(
    'matches the answer of %s to a visitor, who must sign in unless the call is open to all',
    async (operationId, path, init) => {
      const { send } = await openPortal();
      const answer = await send(path, init);
      expect(answer.status).toBe(open.has(operationId) ? 200 : 401);
      expect(misfits(operationId, answer.status, await answer.json())).toEqual([]);
    },
  );

  it('matches the answers to a manager with skills and plans of others', async () => {
    const { json } = await openPortal();
    const skills = await json<{ id: string; approvalRequestCount: number }[]>(
      `${front}/data/my-skill-responsibility/0/12`,
      { person: bertId },
    );
    expect(misfits('mySkillResponsibility', 200, skills)).toEqual([]);
    expect(skills.map((skill) => [skill.id, skill.approvalRequestCount])).toEqual([['121', 1]]);
  });
});
