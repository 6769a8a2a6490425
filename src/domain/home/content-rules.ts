import type { ContentType } from './content-types';

/** What each content type is and does; one row per type. */
type ContentRule = {
  /** Who sees it (R-HOME-028, R-ROLE-007, A-014). */
  audience: 'everyone' | 'users';
  /** Does it carry items that can be missing? */
  carriesItems: boolean;
  /** Does it show without items (R-HOME-025..027)? */
  showsWhenEmpty: boolean;
  /** Does it come in pages (R-BLOCKLOAD-010)? */
  isPaged: boolean;
  /** Does its call take no page, so that one answer holds every item? */
  isUnpaged: boolean;
  /** Are its items posts, whose readers are counted (R-API-060)? */
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

/** Is this type for logged-in users only (R-HOME-028, A-014)? */
export function isUsersOnly(type: ContentType): boolean {
  return contentRules[type].audience === 'users';
}

/** Can this type be short of items? */
export function carriesItems(type: ContentType): boolean {
  return contentRules[type].carriesItems;
}

/** Does this type show even when empty (R-HOME-025, R-HOME-026, R-HOME-027)? */
export function showsWhenEmpty(type: ContentType): boolean {
  return contentRules[type].showsWhenEmpty;
}

/** Does this type come in pages (R-BLOCKLOAD-010)? */
export function isPaged(type: ContentType): boolean {
  return contentRules[type].isPaged;
}

/** Does one answer hold every item of this type, so that home and see-all share it? */
export function comesWhole(type: ContentType): boolean {
  return contentRules[type].isUnpaged;
}

/** Are the items of this type posts, whose readers are counted (R-API-060, R-API-061)? */
export function holdsPosts(type: ContentType): boolean {
  return contentRules[type].holdsPosts;
}
