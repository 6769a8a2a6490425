import { describe, expect, it } from 'vitest';
import { blocks as kinds } from '../../../src/blocks/registry';
import { bannerItems, isBlockShown, visibleBlocks } from '../../../src/domain/home/visible-blocks';
import { aBlock } from './a-block';

const blocks = Object.values(kinds).map(({ name }) => aBlock(name));

describe('visible blocks', () => {
  it('are all configured blocks in their order for a user [R-HOME-001 R-ROLE-008]', () => {
    expect(visibleBlocks(blocks, { login: 'user' })).toEqual(blocks);
  });

  it.each(['public', 'company'] as const)(
    'exclude blocks for users for a %s visitor [R-HOME-028]',
    (login) => {
      expect(visibleBlocks(blocks, { login }).map(({ kind }) => kind.name)).toEqual([
        'CustomList',
        'News',
        'PracticalInformation',
        'NewsAndPracticalInformation',
        'TextBlock',
        'SpaceBlock',
        'Searchbar',
      ]);
    },
  );
});

describe('a block without items', () => {
  it.each(['News', 'CustomList', 'MyPlans', 'InTargetGroup'] as const)(
    'is hidden when it is of type %s [R-HOME-024]',
    (type) => {
      expect(isBlockShown(kinds[type], 0)).toBe(false);
      expect(isBlockShown(kinds[type], 1)).toBe(true);
    },
  );

  it.each([
    ['MyActivities', 'R-HOME-025'],
    ['MyInterests', 'R-HOME-026'],
    ['TextBlock', 'R-HOME-027'],
    ['SpaceBlock', 'A-011'],
    ['Searchbar', 'A-011'],
  ] as const)('is shown when it is of type %s [%s]', (...[type]) => {
    expect(isBlockShown(kinds[type], 0)).toBe(true);
  });

  it('is shown while it loads, and when it has failed [A-011]', () => {
    expect(isBlockShown(kinds.News, undefined)).toBe(true);
  });
});

it('a banner shows at most one page of items [R-HOME-023]', () => {
  expect(bannerItems(Array.from({ length: 30 }))).toHaveLength(12);
});
