import { describe, expect, it } from 'vitest';
import {
  carriesItems,
  holdsPosts,
  isPaged,
  isUsersOnly,
  showsWhenEmpty,
} from '../../../src/domain/home/content-rules';
import { contentTypeNumbers, type ContentType } from '../../../src/domain/home/content-types';

const types = Object.keys(contentTypeNumbers) as ContentType[];
const those = (rule: (type: ContentType) => boolean) => types.filter(rule).sort();

describe('the rules of content types', () => {
  it('show the public only posts, links, texts, spaces and the search box [R-ROLE-007 R-ROLE-003]', () => {
    expect(those((type) => !isUsersOnly(type))).toEqual([
      'CustomList',
      'News',
      'NewsAndPracticalInformation',
      'PracticalInformation',
      'Searchbar',
      'SpaceBlock',
      'TextBlock',
    ]);
  });

  it('give items to all types but texts, spaces and search boxes [A-011]', () => {
    expect(those((type) => !carriesItems(type))).toEqual(['Searchbar', 'SpaceBlock', 'TextBlock']);
  });

  it('show MyActivities and MyInterests even without items [R-HOME-025 R-HOME-026]', () => {
    expect(those((type) => carriesItems(type) && showsWhenEmpty(type))).toEqual([
      'MyActivities',
      'MyInterests',
    ]);
  });

  it('page nine types [R-BLOCKLOAD-010]', () => {
    expect(those(isPaged)).toEqual([
      'Channel',
      'ManualLearningSpace',
      'MyActivities',
      'MyInterests',
      'MyPlans',
      'MySkillResponsibility',
      'News',
      'NewsAndPracticalInformation',
      'PracticalInformation',
    ]);
  });

  it('count the readers of news, practical information and channels [R-API-060]', () => {
    expect(those(holdsPosts)).toEqual([
      'Channel',
      'News',
      'NewsAndPracticalInformation',
      'PracticalInformation',
    ]);
  });
});
