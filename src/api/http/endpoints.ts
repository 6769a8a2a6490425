import type { operations } from '../api-types';

/** All API calls of the product, by operation id in docs/openapi.yaml. */
export type Operation = keyof operations;

export const serviceNames = ['search', 'gallery', 'frontpage', 'elearning', 'courses', 'system'] as const;

/** The six services, each with a base address. @see R-API-005 */
export type ServiceName = (typeof serviceNames)[number];

export interface Endpoint {
  service: ServiceName;
  method: 'GET' | 'POST' | 'DELETE';
  /** The path to append to the base address, exactly as written, including misspellings. @see A-127 A-003 */
  path: string;
  /** A write is never retried, whatever its method. @see O-15 A-007 */
  isWrite: boolean;
  /** The request may be sent while the page unloads, and must not be cancelled with the page. */
  outlivesPage?: true;
}

const at = (service: ServiceName, method: Endpoint['method'], isWrite: boolean) => (path: string) => ({
  service,
  method,
  path,
  isWrite,
});
const search = at('search', 'GET', false);
const get = at('frontpage', 'GET', false);
const getThatWrites = at('frontpage', 'GET', true);
const post = at('frontpage', 'POST', true);
const postThatReads = at('frontpage', 'POST', false);
const remove = at('frontpage', 'DELETE', true);
const elearning = at('elearning', 'GET', false);
const courses = at('courses', 'GET', false);

/** The service and path of each call. Change an assumption about them only here. @see A-127 */
export const endpoints = {
  searchCatalog: search('/{scope}/{id}/search'),
  searchAllInCatalog: search('/{scope}/{id}/search/all'),
  autocomplete: search('/{scope}/{id}/autocomplete'),
  searchHistory: search('/{scope}/{id}/history'),
  searchRecent: search('/{scope}/{id}/recent'),
  listing: search('/listing'),
  relatedMedia: search('/catalog/{id}/media/{mediaId}/related'),
  favouriteList: get('/api/v1/lists/favorites'),
  ownedLists: get('/api/v1/lists/owned'),
  followedLists: get('/api/v1/lists/followed'),
  createList: post('/api/v1/lists/create'),
  editList: post('/api/v1/lists/edit'),
  deleteList: { ...remove('/api/v1/lists/{id}'), outlivesPage: true },
  followList: getThatWrites('/api/v1/lists/follow/{id}'),
  unfollowList: getThatWrites('/api/v1/lists/unfollow/{id}'),
  listItems: get('/api/v1/lists/{id}/items'),
  listInfo: get('/api/v1/lists/{id}/info'),
  latestListItem: get('/api/v1/lists/latest-item'),
  addListItem: post('/api/v1/lists/add-item'),
  deleteListItem: remove('/api/v1/lists/{listId}/item/{itemId}/type/{type}'),
  addFavourite: post('/api/v1/favorites'),
  deleteFavourite: remove('/api/v1/favorites/{elementId}/type/{type}'),
  favouriteInfo: postThatReads('/api/v1/favorites/info'),
  myActivities: get('/api/v1/data/my-activities'),
  targetGroups: get('/api/v1/data/target-groups'),
  expiredAlmostExpired: get('/api/v1/data/expired-almost-expired'),
  continueWhereYouLeft: get('/api/v1/data/continue-where-you-left-v2'),
  nextUp: get('/api/v1/data/next-up'),
  latestCertificate: get('/api/v1/data/latest-certificate'),
  lastPlayedMedia: get('/api/v1/data/last-played-media'),
  allUserActivities: get('/api/v1/data/all-user-activities/{pageSize}/{page}'),
  myInterests: get('/api/v1/data/my-interests/{pageSize}/{page}'),
  myPlans: get('/api/v1/data/my-plans'),
  mySkillResponsibility: get('/api/v1/data/my-skill-responsibility/{page}/{pageSize}'),
  myPlanResponsibility: get('/api/v1/data/my-plan-responsibility/{page}/{pageSize}'),
  catalogPosts: get('/api/v1/catalog-post/get-catalog-posts/{catalogId}/{kind}/{size}/{offset}'),
  channelPosts: get('/api/v1/catalog-post/get-channel-posts/{id}/{pageSize}/{page}'),
  trackPostView: {
    ...getThatWrites('/api/v1/catalog-post/track-view/{id}'),
    outlivesPage: true,
  },
  manualLearningSpace: get('/api/v1/learning-space/get-manual-learning-space/{pageSize}/{page}'),
  categorizedTags: get('/api/v1/tag/catagorized-tags'),
  interestTags: get('/api/v1/tag/interests'),
  addInterests: post('/api/v1/interests/users/{userId}/bulk'),
  deleteInterests: remove('/api/v1/interests/bulk'),
  customElementsOrder: get('/api/v1/user-custom-elements-order/{a}/{b}'),
  saveCustomElementsOrder: post('/api/v1/user-custom-elements-order/save'),
  recordContinueWhereYouLeft: post('/api/v1/continue-where-you-left/insert/3'),
  catalogMaterial: elearning('/v1/materials/{id}/catalog'),
  catalogMaterialDetails: elearning('/v1/materials/details/catalog/'),
  courseMaterials: elearning('/v1/materials/{courseId}/course'),
  mediaSecretKey: elearning('/v1/materials/{mediaId}/secret-key'),
  allowScormPackage: at('elearning', 'POST', true)('/api/v1/AllowScormPackageAccess'),
  courseWithoutSignup: courses('/api/v1/course/{id}/without-signup'),
  groupRoomInfo: courses('/api/v1/participant/group-room/info/'),
  courseInfo: courses('/api/v1/participant/courses/info/'),
  image: at('gallery', 'GET', false)('/images/{id}'),
} as const satisfies Record<Operation, Endpoint>;

/** The input of a call: its path and query parameters and its body, typed by docs/openapi.yaml. */
export type Input<Op extends Operation> = Part<operations[Op]['parameters'], 'path'> &
  Part<operations[Op]['parameters'], 'query'> &
  (operations[Op] extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { body: Body }
    : unknown);

type Part<Parameters, Name extends string> =
  Parameters extends Record<Name, infer Value>
    ? { [Key in Name]: Value }
    : Parameters extends Partial<Record<Name, infer Value>>
      ? [Exclude<Value, undefined>] extends [never]
        ? unknown
        : { [Key in Name]?: Value | undefined }
      : unknown;
