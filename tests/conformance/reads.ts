import type { Operation } from '../../src/api/http/endpoints';
import type { CallInput } from './make-call';
import type { Known } from './known';

/** How a call is made from what is known; undefined when something that it needs is not known. */
export type Making = (known: Known) => CallInput | '' | undefined;

const alone: Making = () => ({});
const inCatalog: Making = ({ scope, catalogId }) => ({ path: { scope, id: catalogId } });
const paged: Making = () => ({ path: { page: 0, pageSize: 12 } });

/** A call that needs one thing that only another answer can tell. */
const withKnown =
  <Name extends keyof Known>(
    name: Name,
    make: (value: NonNullable<Known[Name]>, known: Known) => CallInput,
  ): Making =>
  (known) => {
    const value = known[name];
    return value === undefined ? undefined : make(value, known);
  };

/** Every call that changes nothing, in an order in which answers tell what later calls need. */
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
  ['listing', withKnown('item', ({ id, type }) => ({ query: { keys: [`${type}:${id}`] } }))],
  ['relatedMedia', withKnown('mediaId', (mediaId, { catalogId }) => ({ path: { id: catalogId, mediaId } }))],
  ['categorizedTags', alone],
  ['catalogPosts', ({ catalogId }) => ({ path: { catalogId, kind: 'all', size: 10, offset: 0 } })],
  ['channelPosts', () => ({ path: { id: 1, pageSize: 12, page: 0 } })],
  ['catalogMaterial', withKnown('mediaId', (id) => ({ path: { id } }))],
  ['catalogMaterialDetails', withKnown('mediaId', (id) => ({ query: { 'i[]': [id] } }))],
  ['mediaSecretKey', withKnown('mediaId', (mediaId) => ({ path: { mediaId } }))],
  ['courseMaterials', withKnown('courseId', (courseId) => ({ path: { courseId } }))],
  ['courseWithoutSignup', withKnown('courseId', (id) => ({ path: { id } }))],
  ['favouriteList', alone],
  ['ownedLists', alone],
  ['followedLists', alone],
  ['latestListItem', alone],
  ['listItems', withKnown('listId', (id) => ({ path: { id } }))],
  ['listInfo', withKnown('listId', (id) => ({ path: { id } }))],
  ['favouriteInfo', withKnown('item', ({ id, type }) => ({ body: [{ elementId: id, type }] }))],
  ['myActivities', alone],
  ['targetGroups', () => ({ query: { isMandatory: false } })],
  ['expiredAlmostExpired', alone],
  ['continueWhereYouLeft', alone],
  ['nextUp', alone],
  ['latestCertificate', alone],
  ['lastPlayedMedia', alone],
  ['allUserActivities', paged],
  ['myInterests', paged],
  ['myPlans', alone],
  ['mySkillResponsibility', paged],
  ['myPlanResponsibility', paged],
  ['manualLearningSpace', paged],
  ['interestTags', alone],
  ['courseInfo', withKnown('courseId', (id) => ({ query: { id } }))],
  ['customElementsOrder', withKnown('componentId', (a, { userId = '' }) => ({ path: { a, b: userId } }))],
];
