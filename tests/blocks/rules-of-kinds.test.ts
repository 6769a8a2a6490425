import { describe, expect, it } from 'vitest';
import { blocks } from '../../src/blocks/registry';
import type { BlockKind } from '../../src/domain/home/block-kind';

const kinds: readonly BlockKind[] = Object.values(blocks);
const those = (rule: (kind: BlockKind) => boolean) =>
  kinds
    .filter(rule)
    .map(({ name }) => name)
    .sort();

it('every kind is registered with its own name [R-HOME-003]', () => {
  expect(kinds.map(({ name }) => name)).toEqual(Object.keys(blocks));
});

describe('the rules of kinds of blocks', () => {
  it('show the public only posts, links, texts, spaces and the search box [R-ROLE-007 R-ROLE-003]', () => {
    expect(those(({ audience }) => audience === 'everyone')).toEqual([
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
    expect(those(({ carriesItems }) => !carriesItems)).toEqual(['Searchbar', 'SpaceBlock', 'TextBlock']);
  });

  it('show MyActivities and MyInterests even without items [R-HOME-025 R-HOME-026]', () => {
    expect(those(({ carriesItems, showsWhenEmpty }) => carriesItems && showsWhenEmpty)).toEqual([
      'MyActivities',
      'MyInterests',
    ]);
  });

  it('page nine types [R-BLOCKLOAD-010]', () => {
    expect(those(({ isPaged }) => isPaged)).toEqual([
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
    expect(those(({ holdsPosts }) => holdsPosts)).toEqual([
      'Channel',
      'News',
      'NewsAndPracticalInformation',
      'PracticalInformation',
    ]);
  });
});
