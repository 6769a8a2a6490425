import type { ContentType } from '../../../src/domain/home/content-types';

export interface BlockText {
  /** What the block shows, in one sentence. */
  about: string;
  /** What an editor needs to know besides. */
  notes?: readonly string[];
  /** Who sees it. */
  audience: 'everyone' | 'users';
  /** The operations of `openapi.yaml` that load its items. */
  calls: readonly string[];
  /** The configuration of the running example. */
  example: object;
}

const many = { componentUi: { itemLayout: 'Multiple' } };

/** What the page of each kind of block says. */
export const blockTexts: Readonly<Record<ContentType, BlockText>> = {
  MyActivities: {
    about: 'The courses, plans and skills that a person is signed up for or has completed.',
    notes: [
      'The block shows even if it is empty, and then links to the search.',
      '`showMAStatusFilter`, `showMATypeFilter` and `showMAArchivedFilter` set to `false` remove filters of the page behind **See all**. A person with the role of participant has no **See all**.',
    ],
    audience: 'users',
    calls: ['myActivities'],
    example: { contentType: 'MyActivities', listName: 'My activities', ...many },
  },
  ContinueWhereYouLeft: {
    about: 'What a person started and has not finished, with progress.',
    notes: [
      'With the layout `Multiple`, the first item is a wide card if this is the first block of a signed-in person.',
    ],
    audience: 'users',
    calls: ['continueWhereYouLeft'],
    example: { contentType: 'ContinueWhereYouLeft', listName: 'Continue where you left', ...many },
  },
  ExpiredOrNearExpiredActivities: {
    about: 'Activities that have expired or expire soon.',
    audience: 'users',
    calls: ['expiredAlmostExpired'],
    example: { contentType: 'ExpiredOrNearExpiredActivities', listName: 'Renew in time', ...many },
  },
  MandatoryForYou: {
    about: 'Offers that are mandatory for a person.',
    audience: 'users',
    calls: ['targetGroups'],
    example: { contentType: 'MandatoryForYou', listName: 'Mandatory for you', ...many },
  },
  InTargetGroup: {
    about: 'Offers for the target groups of a person.',
    audience: 'users',
    calls: ['targetGroups'],
    example: { contentType: 'InTargetGroup', listName: 'For people like you', ...many },
  },
  MyInterests: {
    about: 'Offers with the tags that a person chose.',
    notes: ['**Change interests** opens the choice of tags. The block shows even if it is empty.'],
    audience: 'users',
    calls: ['myInterests'],
    example: { contentType: 'MyInterests', listName: 'For your interests', ...many },
  },
  MyPlans: {
    about: 'The plans of a person.',
    audience: 'users',
    calls: ['myPlans'],
    example: { contentType: 'MyPlans', listName: 'My plans', ...many },
  },
  MySkillResponsibility: {
    about: 'The skills and plans that a person is responsible for, with requests that await approval.',
    audience: 'users',
    calls: ['mySkillResponsibility', 'myPlanResponsibility'],
    example: { contentType: 'MySkillResponsibility', listName: 'Skills in my team', ...many },
  },
  ManualLearningSpace: {
    about: 'The learning spaces of a person.',
    audience: 'users',
    calls: ['manualLearningSpace'],
    example: { contentType: 'ManualLearningSpace', listName: 'My learning spaces', ...many },
  },
  Channel: {
    about: 'The items of a channel of the portal.',
    notes: ['`source` chooses the channel: `1` or `2`.'],
    audience: 'users',
    calls: ['channelPosts'],
    example: { contentType: 'Channel', source: 1, listName: 'Channel', ...many },
  },
  News: {
    about: 'The current news of the portal.',
    notes: ['A click opens the post, and the portal counts a view.'],
    audience: 'everyone',
    calls: ['catalogPosts'],
    example: { contentType: 'News', listName: 'News', ...many },
  },
  PracticalInformation: {
    about: 'Posts with practical information.',
    audience: 'everyone',
    calls: ['catalogPosts'],
    example: { contentType: 'PracticalInformation', listName: 'Good to know', ...many },
  },
  NewsAndPracticalInformation: {
    about: 'News and practical information together.',
    audience: 'everyone',
    calls: ['catalogPosts'],
    example: { contentType: 'NewsAndPracticalInformation', listName: 'News and information', ...many },
  },
  CustomList: {
    about:
      'Elements that an editor composes: links, links to a search or page of the catalog, and live cards.',
    notes: [
      'The `type` of an element is `Link`, `InternalPageLink`, `NextUp`, `ContinueELearning`, `LatestFavorite` or `LatestCertificate`. Visitors see links only.',
      '`displayForRoles` and `displayForUserGroups` restrict an element, if `isDisplayConditionEnabled` is `true`.',
      'With `customListAllowUserEdit`, people can move and hide elements. Their order is saved under `customComponentId`.',
      'As the first block, `componentUi.layoutKind` (`Banner`, `BannerAndSearch`, `ImageAndText`) makes it the top of home.',
      'A custom list has no **See all**.',
    ],
    audience: 'everyone',
    calls: [],
    example: {
      contentType: 'CustomList',
      customComponentId: 'short-cuts',
      listName: 'Short cuts',
      ...many,
      customListAllowUserEdit: true,
      elements: [
        { customElementId: '1', type: 'Link', name: 'Canteen', link: 'https://www.example.org/canteen' },
        { customElementId: '2', type: 'NextUp', name: 'Next up' },
        { customElementId: '3', type: 'LatestFavorite', name: 'Latest favourite' },
      ],
    },
  },
  TextBlock: {
    about: 'A heading and a text of the editor.',
    notes: [
      '`description` may have simple HTML: paragraphs, lists, links, emphasis. Everything else is removed.',
    ],
    audience: 'everyone',
    calls: [],
    example: {
      contentType: 'TextBlock',
      listName: 'Welcome',
      description: '<p>Find a course, or <strong>continue</strong> where you left.</p>',
    },
  },
  SpaceBlock: {
    about: 'Empty space between two blocks.',
    notes: ['`size` is `Small`, `Medium` or `Large`.'],
    audience: 'everyone',
    calls: [],
    example: { contentType: 'SpaceBlock', size: 'Large' },
  },
  Searchbar: {
    about: 'A search box in the page.',
    audience: 'everyone',
    calls: ['autocomplete'],
    example: { contentType: 'Searchbar', listName: 'What do you want to learn?' },
  },
};

/** All kinds of blocks, in the order of the navigation. */
export const contentTypes = Object.keys(blockTexts) as ContentType[];
