import { describe, expect, it } from 'vitest';
import { endpoints, serviceNames, type Operation } from '../../../src/api/http/endpoints';
import { describedOperations } from '../../conformance/wire-document';

/** What each requirement writes about a call; the prefix of each service stands in the table of calls. */
const written: readonly (readonly [string, Operation, string])[] = [
  ['R-API-011', 'searchCatalog', 'GET /{scope}/{id}/search'],
  ['R-API-012', 'searchAllInCatalog', 'GET /{scope}/{id}/search/all'],
  ['R-API-017', 'autocomplete', 'GET /{scope}/{id}/autocomplete'],
  ['R-API-018', 'searchHistory', 'GET /{scope}/{id}/history'],
  ['R-API-019', 'searchRecent', 'GET /{scope}/{id}/recent'],
  ['R-API-020', 'listing', 'GET /listing'],
  ['R-API-022', 'relatedMedia', 'GET /catalog/{id}/media/{mediaId}/related'],
  ['R-API-026', 'favouriteList', 'GET /api/v1/lists/favorites'],
  ['R-API-027', 'ownedLists', 'GET /api/v1/lists/owned'],
  ['R-API-028', 'followedLists', 'GET /api/v1/lists/followed'],
  ['R-API-029', 'createList', 'POST /api/v1/lists/create'],
  ['R-API-030', 'editList', 'POST /api/v1/lists/edit'],
  ['R-API-031', 'deleteList', 'DELETE /api/v1/lists/{id}'],
  ['R-API-032', 'followList', 'GET /api/v1/lists/follow/{id}'],
  ['R-API-033', 'unfollowList', 'GET /api/v1/lists/unfollow/{id}'],
  ['R-API-034', 'listItems', 'GET /api/v1/lists/{id}/items'],
  ['R-API-035', 'listInfo', 'GET /api/v1/lists/{id}/info'],
  ['R-API-036', 'latestListItem', 'GET /api/v1/lists/latest-item'],
  ['R-API-037', 'addListItem', 'POST /api/v1/lists/add-item'],
  ['R-API-038', 'deleteListItem', 'DELETE /api/v1/lists/{listId}/item/{itemId}/type/{type}'],
  ['R-API-039', 'addFavourite', 'POST /api/v1/favorites'],
  ['R-API-040', 'deleteFavourite', 'DELETE /api/v1/favorites/{elementId}/type/{type}'],
  ['R-API-041', 'favouriteInfo', 'POST /api/v1/favorites/info'],
  ['R-API-042', 'myActivities', 'GET /api/v1/data/my-activities'],
  ['R-API-043', 'targetGroups', 'GET /api/v1/data/target-groups'],
  ['R-API-044', 'expiredAlmostExpired', 'GET /api/v1/data/expired-almost-expired'],
  ['R-API-045', 'continueWhereYouLeft', 'GET /api/v1/data/continue-where-you-left-v2'],
  ['R-API-046', 'nextUp', 'GET /api/v1/data/next-up'],
  ['R-API-047', 'latestCertificate', 'GET /api/v1/data/latest-certificate'],
  ['R-API-048', 'lastPlayedMedia', 'GET /api/v1/data/last-played-media'],
  ['R-API-049', 'allUserActivities', 'GET /api/v1/data/all-user-activities/{pageSize}/{page}'],
  ['R-API-050', 'myInterests', 'GET /api/v1/data/my-interests/{pageSize}/{page}'],
  ['R-API-051', 'myPlans', 'GET /api/v1/data/my-plans'],
  ['R-API-052', 'mySkillResponsibility', 'GET /api/v1/data/my-skill-responsibility/{page}/{pageSize}'],
  ['R-API-053', 'myPlanResponsibility', 'GET /api/v1/data/my-plan-responsibility/{page}/{pageSize}'],
  [
    'R-API-055',
    'catalogPosts',
    'GET /api/v1/catalog-post/get-catalog-posts/{catalogId}/{kind}/{size}/{offset}',
  ],
  ['R-API-059', 'channelPosts', 'GET /api/v1/catalog-post/get-channel-posts/{id}/{pageSize}/{page}'],
  ['R-API-060', 'trackPostView', 'GET /api/v1/catalog-post/track-view/{id}'],
  [
    'R-API-062',
    'manualLearningSpace',
    'GET /api/v1/learning-space/get-manual-learning-space/{pageSize}/{page}',
  ],
  ['R-API-063', 'categorizedTags', 'GET /api/v1/tag/catagorized-tags'],
  ['R-API-064', 'interestTags', 'GET /api/v1/tag/interests'],
  ['R-API-065', 'addInterests', 'POST /api/v1/interests/users/{userId}/bulk'],
  ['R-API-066', 'deleteInterests', 'DELETE /api/v1/interests/bulk'],
  ['R-API-068', 'catalogMaterial', 'GET /v1/materials/{id}/catalog'],
  ['R-API-069', 'catalogMaterialDetails', 'GET /v1/materials/details/catalog/'],
  ['R-API-070', 'courseMaterials', 'GET /v1/materials/{courseId}/course'],
  ['R-API-071', 'courseWithoutSignup', 'GET /api/v1/course/{id}/without-signup'],
  ['R-API-072', 'mediaSecretKey', 'GET /v1/materials/{mediaId}/secret-key'],
  ['R-API-073', 'recordContinueWhereYouLeft', 'POST /api/v1/continue-where-you-left/insert/3'],
  ['R-API-074', 'groupRoomInfo', 'GET /api/v1/participant/group-room/info/'],
  ['R-API-075', 'courseInfo', 'GET /api/v1/participant/courses/info/'],
  ['R-API-076', 'customElementsOrder', 'GET /api/v1/user-custom-elements-order/{a}/{b}'],
  ['R-API-077', 'saveCustomElementsOrder', 'POST /api/v1/user-custom-elements-order/save'],
  ['R-API-078', 'allowScormPackage', 'POST /api/v1/AllowScormPackageAccess'],
  ['R-API-007', 'image', 'GET /images/{id}'],
];

describe('the table of calls', () => {
  it.each(written)('%s %s is %s', (_, operation, call) => {
    const { method, path } = endpoints[operation];
    expect(`${method} ${path}`).toBe(call);
  });

  it('A-127 has each row that the description of the services has, and none besides', () => {
    const described = describedOperations.map(({ operation, service, method, path }) => [
      operation.operationId,
      { service, method: method.toUpperCase(), path },
    ]);
    const rows = Object.entries(endpoints).map(([operation, { service, method, path }]) => [
      operation,
      { service, method, path },
    ]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(described));
    expect(written.map(([, operation]) => operation).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('R-API-005 knows six services', () => {
    expect(serviceNames).toEqual(['search', 'gallery', 'frontpage', 'elearning', 'courses', 'system']);
  });

  it('R-API-006 has version 1 in every path that has a version', () => {
    const bare = ['search', 'gallery'];
    for (const { service, path } of Object.values(endpoints))
      expect(path).toMatch(bare.includes(service) ? /^(?!.*\/v1)/ : /^(\/api)?\/v1\//);
  });

  it('O-15 A-007 counts as writes what changes something, whatever its verb', () => {
    const writes = Object.entries(endpoints).flatMap(([name, { isWrite }]) => (isWrite ? [name] : []));
    const byVerb = Object.entries(endpoints).flatMap(([name, { method }]) =>
      method === 'GET' ? [] : [name],
    );
    const changed = [...byVerb.filter((name) => name !== 'favouriteInfo'), 'followList', 'unfollowList'];
    expect(writes.sort()).toEqual([...changed, 'trackPostView'].sort());
  });
});
