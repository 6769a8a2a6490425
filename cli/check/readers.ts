import type { Api } from '../../src/api/http/api';
import { continueItems } from '../../src/api/home/continue-events';
import { courseItem, groupRoomItem, mediaById, type CardContext } from '../../src/api/home/continue-cards';
import { savedOrder } from '../../src/api/home/saved-order';
import { elementData } from '../../src/api/home/element-data';
import type { Operation } from '../../src/api/http/endpoints';
import { favouriteInfo } from '../../src/api/favourites/favourites';
import { expiredActivities, myActivities, targetGroups } from '../../src/api/home/home';
import { interestTags, myInterests } from '../../src/api/interests/interests';
import { createList, favouriteItems, listInfo, listItems, lists } from '../../src/api/lists/lists';
import {
  allowScormPackage,
  catalogMaterial,
  courseMaterials,
  courseWithoutSignup,
  mediaSecretKey,
  relatedMedia,
} from '../../src/api/media/media';
import { filteredActivities } from '../../src/api/activities/my-activities';
import {
  learningSpaces,
  myPlans,
  planResponsibility,
  skillResponsibility,
} from '../../src/api/home/plans-and-skills';
import { catalogPosts, channelPosts } from '../../src/api/home/posts';
import { listing } from '../../src/api/lists/listing';
import { search } from '../../src/api/search/search';
import { phrases, suggestions } from '../../src/api/search/suggestions';
import { tagCategories } from '../../src/api/search/tags';
import { noChoices } from '../../src/domain/search/search-choices';

const page = { page: 0, size: 12 };
const path = { scope: 'catalog', id: '1' } as const;
const key = { elementId: '1', type: 'course' } as const;

const context = (api: Api): CardContext => ({
  api,
  signal: undefined,
  catalogId: '1',
  media: Promise.resolve(new Map()),
});
const visitOf = (courseId: string) =>
  ({ id: '1', type: 'MediaOnCourse', data: { CourseId: courseId, GroupRoomId: courseId } }) as const;

/** The details of one offer; a batch that failed is a failure here. */
async function detailsOf(api: Api, elementId: string): Promise<unknown> {
  const { itemDetails, failures } = await listing(api, [{ type: 'course', elementId }]);
  if (failures[0]) throw failures[0];
  return itemDetails;
}

/** Reads the answer of an operation as the elements do, over an API that gives that answer; `requestedId` is what was requested. */
export const readers: Partial<Record<Operation, (api: Api, requestedId: string) => Promise<unknown>>> = {
  searchCatalog: (api) => search({ api, path }, { ...noChoices, phrase: 'x' }),
  searchAllInCatalog: (api) => search({ api, path }, noChoices),
  autocomplete: (api) => suggestions({ api, path }, 'x'),
  searchHistory: (api) => phrases({ api, path }, 'searchHistory'),
  searchRecent: (api) => phrases({ api, path }, 'searchRecent'),
  listing: (api, requestedId) => detailsOf(api, requestedId),
  relatedMedia: (api) => relatedMedia(api, { catalogId: '1', mediaId: '1' }),
  categorizedTags: (api) => tagCategories(api),
  catalogPosts: (api) => catalogPosts(api, { catalogId: '1', kind: 'all' }),
  channelPosts: (api) => channelPosts(api, { source: 1, ...page }),
  catalogMaterial: (api) => catalogMaterial(api, { id: '1' }),
  catalogMaterialDetails: async (api) => [...(await mediaById(api, ['1']))],
  mediaSecretKey: (api) => mediaSecretKey(api, '1'),
  courseMaterials: (api) => courseMaterials(api, '1'),
  courseWithoutSignup: (api) => courseWithoutSignup(api, '1'),
  allowScormPackage: (api) => allowScormPackage(api, 'x'),
  favouriteList: (api) => favouriteItems(api),
  ownedLists: (api) => lists(api, 'ownedLists'),
  followedLists: (api) => lists(api, 'followedLists'),
  latestListItem: (api) => elementData(api, 'LatestFavorite'),
  listItems: (api) => listItems(api, '1'),
  listInfo: (api) => listInfo(api, '1'),
  createList: (api) => createList(api, { name: 'x', description: '', colour: '' }),
  favouriteInfo: (api) => favouriteInfo(api, [key]),
  myActivities: (api) => myActivities(api),
  targetGroups: (api) => targetGroups(api, false),
  expiredAlmostExpired: (api) => expiredActivities(api),
  continueWhereYouLeft: (api) => continueItems(api, '1'),
  nextUp: (api) => elementData(api, 'NextUp'),
  latestCertificate: (api) => elementData(api, 'LatestCertificate'),
  lastPlayedMedia: (api) => elementData(api, 'ContinueELearning'),
  allUserActivities: (api) => filteredActivities(api, { choices: noChoices, ...page }),
  myInterests: (api) => myInterests(api, page),
  myPlans: (api) => myPlans(api),
  mySkillResponsibility: (api) => skillResponsibility(api, page),
  myPlanResponsibility: (api) => planResponsibility(api, page),
  manualLearningSpace: (api) => learningSpaces(api, page),
  interestTags: (api) => interestTags(api),
  courseInfo: (api, requestedId) => courseItem(visitOf(requestedId), context(api)),
  groupRoomInfo: (api, requestedId) => groupRoomItem(visitOf(requestedId), context(api)),
  customElementsOrder: (api) => savedOrder(api, { componentId: '1', userId: '1' }),
};
