import { describe, expect, it } from 'vitest';
import { endpoints, serviceNames, type Operation } from '../../../src/api/http/endpoints';
import { describedOperations } from '../../../cli/check/api-document';

/** What each requirement writes about a call; the prefix of each service is in the table of calls. */
const written: readonly (readonly [Operation, string, string])[] = [
  ['searchCatalog', 'GET /{scope}/{id}/search', 'R-API-011'],
  ['searchAllInCatalog', 'GET /{scope}/{id}/search/all', 'R-API-012'],
  ['autocomplete', 'GET /{scope}/{id}/autocomplete', 'R-API-017'],
  ['searchHistory', 'GET /{scope}/{id}/history', 'R-API-018'],
  ['searchRecent', 'GET /{scope}/{id}/recent', 'R-API-019'],
  ['listing', 'GET /listing', 'R-API-020'],
  ['relatedMedia', 'GET /catalog/{id}/media/{mediaId}/related', 'R-API-022'],
  ['favouriteList', 'GET /api/v1/lists/favorites', 'R-API-026'],
  ['ownedLists', 'GET /api/v1/lists/owned', 'R-API-027'],
  ['followedLists', 'GET /api/v1/lists/followed', 'R-API-028'],
  ['createList', 'POST /api/v1/lists/create', 'R-API-029'],
  ['editList', 'POST /api/v1/lists/edit', 'R-API-030'],
  ['deleteList', 'DELETE /api/v1/lists/{id}', 'R-API-031'],
  ['followList', 'GET /api/v1/lists/follow/{id}', 'R-API-032'],
  ['unfollowList', 'GET /api/v1/lists/unfollow/{id}', 'R-API-033'],
  ['listItems', 'GET /api/v1/lists/{id}/items', 'R-API-034'],
  ['listInfo', 'GET /api/v1/lists/{id}/info', 'R-API-035'],
  ['latestListItem', 'GET /api/v1/lists/latest-item', 'R-API-036'],
  ['addListItem', 'POST /api/v1/lists/add-item', 'R-API-037'],
  ['deleteListItem', 'DELETE /api/v1/lists/{listId}/item/{itemId}/type/{type}', 'R-API-038'],
  ['addFavourite', 'POST /api/v1/favorites', 'R-API-039'],
  ['deleteFavourite', 'DELETE /api/v1/favorites/{elementId}/type/{type}', 'R-API-040'],
  ['favouriteInfo', 'POST /api/v1/favorites/info', 'R-API-041'],
  ['myActivities', 'GET /api/v1/data/my-activities', 'R-API-042'],
  ['targetGroups', 'GET /api/v1/data/target-groups', 'R-API-043'],
  ['expiredAlmostExpired', 'GET /api/v1/data/expired-almost-expired', 'R-API-044'],
  ['continueWhereYouLeft', 'GET /api/v1/data/continue-where-you-left-v2', 'R-API-045'],
  ['nextUp', 'GET /api/v1/data/next-up', 'R-API-046'],
  ['latestCertificate', 'GET /api/v1/data/latest-certificate', 'R-API-047'],
  ['lastPlayedMedia', 'GET /api/v1/data/last-played-media', 'R-API-048'],
  ['allUserActivities', 'GET /api/v1/data/all-user-activities/{pageSize}/{page}', 'R-API-049'],
  ['myInterests', 'GET /api/v1/data/my-interests/{pageSize}/{page}', 'R-API-050'],
  ['myPlans', 'GET /api/v1/data/my-plans', 'R-API-051'],
  ['mySkillResponsibility', 'GET /api/v1/data/my-skill-responsibility/{page}/{pageSize}', 'R-API-052'],
  ['myPlanResponsibility', 'GET /api/v1/data/my-plan-responsibility/{page}/{pageSize}', 'R-API-053'],
  [
    'catalogPosts',
    'GET /api/v1/catalog-post/get-catalog-posts/{catalogId}/{kind}/{size}/{offset}',
    'R-API-055',
  ],
  ['channelPosts', 'GET /api/v1/catalog-post/get-channel-posts/{id}/{pageSize}/{page}', 'R-API-059'],
  ['trackPostView', 'GET /api/v1/catalog-post/track-view/{id}', 'R-API-060'],
  [
    'manualLearningSpace',
    'GET /api/v1/learning-space/get-manual-learning-space/{pageSize}/{page}',
    'R-API-062',
  ],
  ['categorizedTags', 'GET /api/v1/tag/catagorized-tags', 'R-API-063'],
  ['interestTags', 'GET /api/v1/tag/interests', 'R-API-064'],
  ['addInterests', 'POST /api/v1/interests/users/{userId}/bulk', 'R-API-065'],
  ['deleteInterests', 'DELETE /api/v1/interests/bulk', 'R-API-066'],
  ['catalogMaterial', 'GET /v1/materials/{id}/catalog', 'R-API-068'],
  ['catalogMaterialDetails', 'GET /v1/materials/details/catalog/', 'R-API-069'],
  ['courseMaterials', 'GET /v1/materials/{courseId}/course', 'R-API-070'],
  ['courseWithoutSignup', 'GET /api/v1/course/{id}/without-signup', 'R-API-071'],
  ['mediaSecretKey', 'GET /v1/materials/{mediaId}/secret-key', 'R-API-072'],
  ['recordContinueWhereYouLeft', 'POST /api/v1/continue-where-you-left/insert/3', 'R-API-073'],
  ['groupRoomInfo', 'GET /api/v1/participant/group-room/info/', 'R-API-074'],
  ['courseInfo', 'GET /api/v1/participant/courses/info/', 'R-API-075'],
  ['customElementsOrder', 'GET /api/v1/user-custom-elements-order/{a}/{b}', 'R-API-076'],
  ['saveCustomElementsOrder', 'POST /api/v1/user-custom-elements-order/save', 'R-API-077'],
  ['allowScormPackage', 'POST /api/v1/AllowScormPackageAccess', 'R-API-078'],
  ['image', 'GET /images/{id}', 'R-API-007'],
];

describe('the table of endpoints', () => {
  it.each(written)('has for %s the call %s [%s]', (operation, call) => {
    const { method, path } = endpoints[operation];
    expect(`${method} ${path}`).toBe(call);
  });

  it('has exactly the operations of the API description [A-127]', () => {
    const described = describedOperations.map(({ operation, service, method, path }) => [
      operation.operationId,
      { service, method: method.toUpperCase(), path },
    ]);
    const rows = Object.entries(endpoints).map(([operation, { service, method, path }]) => [
      operation,
      { service, method, path },
    ]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(described));
    expect(written.map(([operation]) => operation).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('has six services [R-API-005]', () => {
    expect(serviceNames).toEqual(['search', 'gallery', 'frontpage', 'elearning', 'courses', 'system']);
  });

  it('has version 1 in every path that has a version [R-API-006]', () => {
    const bare = ['search', 'gallery'];
    for (const { service, path } of Object.values(endpoints))
      expect(path).toMatch(bare.includes(service) ? /^(?!.*\/v1)/ : /^(\/api)?\/v1\//);
  });

  it('marks every call that changes something as a write, whatever its verb [O-15 A-007]', () => {
    const writes = Object.entries(endpoints).flatMap(([name, { isWrite }]) => (isWrite ? [name] : []));
    const byVerb = Object.entries(endpoints).flatMap(([name, { method }]) =>
      method === 'GET' ? [] : [name],
    );
    const changed = [...byVerb.filter((name) => name !== 'favouriteInfo'), 'followList', 'unfollowList'];
    expect(writes.sort()).toEqual([...changed, 'trackPostView'].sort());
  });
});
