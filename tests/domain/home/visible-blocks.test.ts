import { describe, expect, it } from 'vitest';
import { contentTypeNumbers, type ContentType } from '../../../src/domain/home/content-types';
import { bannerItems, isBlockShown, visibleBlocks } from '../../../src/domain/home/visible-blocks';
import { aBlock } from './a-block';

const types = Object.keys(contentTypeNumbers) as ContentType[];
const blocks = types.map((type) => aBlock(type));

describe('visible blocks', () => {
  it('R-HOME-001 R-ROLE-008 are all configured ones for a user, in their order', () => {
    expect(visibleBlocks(blocks, { login: 'user' })).toEqual(blocks);
  });

  it.each(['public', 'company'] as const)(
    'R-HOME-028 leave out what is for users only before a %s visitor',
    (login) => {
      expect(visibleBlocks(blocks, { login }).map(({ contentType }) => contentType)).toEqual([
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
  const empty = { state: 'ready', itemCount: 0 } as const;

  it.each(['News', 'CustomList', 'MyPlans', 'InTargetGroup'] as const)('R-HOME-024 is hidden: %s', (type) => {
    expect(isBlockShown(type, empty)).toBe(false);
    expect(isBlockShown(type, { state: 'ready', itemCount: 1 })).toBe(true);
  });

  it.each([
    ['R-HOME-025', 'MyActivities'],
    ['R-HOME-026', 'MyInterests'],
    ['R-HOME-027', 'TextBlock'],
    ['A-011', 'SpaceBlock'],
    ['A-011', 'Searchbar'],
  ] as const)('%s shows all the same: %s', (_, type) => {
    expect(isBlockShown(type, empty)).toBe(true);
  });

  it.each(['loading', 'failed'] as const)('A-011 is not empty while %s', (state) => {
    expect(isBlockShown('News', { state, itemCount: 0 })).toBe(true);
  });
});

it('R-HOME-023 a banner shows one page of items at most', () => {
  expect(bannerItems(Array.from({ length: 30 }))).toHaveLength(12);
});
