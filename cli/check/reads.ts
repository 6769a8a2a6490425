import type { Operation } from '../../src/api/http/endpoints';
import type { CallInput } from './make-call';
import type { CallIds } from './call-ids';

/** How a call is made from what is known; undefined when something that it needs is not known. */
export type Making = (ids: CallIds) => CallInput | '' | undefined;

const withoutInput: Making = () => ({});
const inCatalog: Making = ({ scope, catalogId }) => ({ path: { scope, id: catalogId } });
const paged: Making = () => ({ path: { page: 0, pageSize: 12 } });

/** A call that needs one thing that only another answer contains. */
const withId =
  <Name extends keyof CallIds>(
    name: Name,
    make: (value: NonNullable<CallIds[Name]>, ids: CallIds) => CallInput,
  ): Making =>
  (ids) => {
    const value = ids[name];
    return value === undefined ? undefined : make(value, ids);
  };

/** Every call that changes nothing, in an order in which answers contain what later calls need. */
export const reads: readonly (readonly [Operation, Making])[] = [
  ['searchAllInCatalog', inCatalog],
  [
    'searchCatalog',
    ({ scope, catalogId, phrase }) => ({ path: { scope, id: catalogId }, query: { q: phrase } }),
  ],
  [
    'autocomplete',
    ({ scope, catalogId, phrase }) => ({ path: { scope, id: catalogId }, query: { query: phrase } }),
  ],
  ['searchHistory', inCatalog],
  ['searchRecent', inCatalog],
  ['listing', withId('item', ({ id, type }) => ({ query: { keys: [`${type}:${id}`] } }))],
  ['relatedMedia', withId('mediaId', (mediaId, { catalogId }) => ({ path: { id: catalogId, mediaId } }))],
  ['categorizedTags', withoutInput],
  ['catalogPosts', ({ catalogId }) => ({ path: { catalogId, kind: 'all', size: 10, offset: 0 } })],
  ['channelPosts', () => ({ path: { id: 1, pageSize: 12, page: 0 } })],
  ['catalogMaterial', withId('mediaId', (id) => ({ path: { id } }))],
  ['catalogMaterialDetails', withId('mediaId', (id) => ({ query: { 'i[]': [id] } }))],
  ['mediaSecretKey', withId('mediaId', (mediaId) => ({ path: { mediaId } }))],
  ['courseMaterials', withId('courseId', (courseId) => ({ path: { courseId } }))],
  ['courseWithoutSignup', withId('courseId', (id) => ({ path: { id } }))],
  ['favouriteList', withoutInput],
  ['ownedLists', withoutInput],
  ['followedLists', withoutInput],
  ['latestListItem', withoutInput],
  ['listItems', withId('listId', (id) => ({ path: { id } }))],
  ['listInfo', withId('listId', (id) => ({ path: { id } }))],
  ['favouriteInfo', withId('item', ({ id, type }) => ({ body: [{ elementId: id, type }] }))],
  ['myActivities', withoutInput],
  ['targetGroups', () => ({ query: { isMandatory: false } })],
  ['expiredAlmostExpired', withoutInput],
  ['continueWhereYouLeft', withoutInput],
  ['nextUp', withoutInput],
  ['latestCertificate', withoutInput],
  ['lastPlayedMedia', withoutInput],
  ['allUserActivities', paged],
  ['myInterests', paged],
  ['myPlans', withoutInput],
  ['mySkillResponsibility', paged],
  ['myPlanResponsibility', paged],
  ['manualLearningSpace', paged],
  ['interestTags', withoutInput],
  ['courseInfo', withId('courseId', (id) => ({ query: { id } }))],
  ['customElementsOrder', withId('componentId', (a, { userId = '' }) => ({ path: { a, b: userId } }))],
];
