import type { ContentType } from './content-types';

/** The properties of a content type. */
type ContentRule = {
  /** The viewers who may see it. @see R-HOME-028 R-ROLE-007 A-014 */
  audience: 'everyone' | 'users';
  /** Whether the block contains items, which can be missing. @see A-011 */
  carriesItems: boolean;
  /** Whether the block shows without items. @see R-HOME-025..027 */
  showsWhenEmpty: boolean;
  /** Whether the block loads its items page by page. @see R-BLOCKLOAD-010 */
  isPaged: boolean;
  /** Whether its API call has no page parameter, so that one response contains every item. @see A-039 */
  isUnpaged: boolean;
  /** Whether its items are posts, for which the portal counts views. @see R-API-060 */
  holdsPosts: boolean;
};

const ofUsers: ContentRule = {
  audience: 'users',
  carriesItems: true,
  showsWhenEmpty: false,
  isPaged: false,
  isUnpaged: true,
  holdsPosts: false,
};
const pagedOfUsers: ContentRule = { ...ofUsers, isPaged: true, isUnpaged: false };
const pagedLocally: ContentRule = { ...ofUsers, isPaged: true };
const posts: ContentRule = { ...pagedOfUsers, audience: 'everyone', holdsPosts: true };
const still: ContentRule = {
  audience: 'everyone',
  carriesItems: false,
  showsWhenEmpty: true,
  isPaged: false,
  isUnpaged: true,
  holdsPosts: false,
};

const contentRules: Readonly<Record<ContentType, ContentRule>> = {
  CustomList: { ...ofUsers, audience: 'everyone' },
  Channel: { ...pagedOfUsers, holdsPosts: true },
  MyActivities: { ...pagedLocally, showsWhenEmpty: true },
  News: posts,
  PracticalInformation: posts,
  NewsAndPracticalInformation: posts,
  ExpiredOrNearExpiredActivities: ofUsers,
  ContinueWhereYouLeft: ofUsers,
  MandatoryForYou: ofUsers,
  InTargetGroup: ofUsers,
  ManualLearningSpace: pagedOfUsers,
  MyInterests: { ...pagedOfUsers, showsWhenEmpty: true },
  MySkillResponsibility: pagedOfUsers,
  TextBlock: still,
  SpaceBlock: still,
  MyPlans: pagedLocally,
  Searchbar: still,
};

/** Returns whether this type is for logged-in users only. @see R-HOME-028 A-014 */
export function isUsersOnly(type: ContentType): boolean {
  return contentRules[type].audience === 'users';
}

/** Returns whether blocks of this type contain items, which can be missing. @see A-011 */
export function carriesItems(type: ContentType): boolean {
  return contentRules[type].carriesItems;
}

/** Returns whether blocks of this type show even if they are empty. @see R-HOME-025 R-HOME-026 R-HOME-027 */
export function showsWhenEmpty(type: ContentType): boolean {
  return contentRules[type].showsWhenEmpty;
}

/** Returns whether blocks of this type load their items page by page. @see R-BLOCKLOAD-010 */
export function isPaged(type: ContentType): boolean {
  return contentRules[type].isPaged;
}

/** Returns whether one response contains every item of this type, so that home and see-all share it. @see A-039 */
export function comesWhole(type: ContentType): boolean {
  return contentRules[type].isUnpaged;
}

/** Returns whether the items of this type are posts, for which the portal counts views. @see R-API-060 R-API-061 */
export function holdsPosts(type: ContentType): boolean {
  return contentRules[type].holdsPosts;
}
