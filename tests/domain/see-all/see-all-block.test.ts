import { describe, expect, it } from 'vitest';
import { blocks as kinds } from '../../../src/blocks/registry';
import { seeAllRoute } from '../../../src/domain/see-all/see-all';
import { blockOfSeeAll, canBeEmptySeeAll } from '../../../src/domain/see-all/see-all-block';
import { aBlock } from '../home/a-block';

const blocks = [
  aBlock('CustomList', { id: 'first' }),
  aBlock('News'),
  aBlock('Channel', { channelSource: 1, id: 'one' }),
  aBlock('Channel', { channelSource: 2, id: 'two' }),
  aBlock('CustomList', { id: 'second' }),
] as const;

describe('the see-all page of a block', () => {
  it.each([
    ['R-HOME-030', blocks[0], '0'],
    ['R-HOME-030', blocks[4], '1'],
    ['R-HOME-031', blocks[2], '1'],
    ['R-HOME-031', blocks[3], '2'],
  ])('has a sub type in its address, by which the block is found [%s]', (_, block, subType) => {
    const route = seeAllRoute(block, blocks);
    expect(route).toEqual({ name: 'seeAll', contentType: block.kind.name, subType });
    expect(blockOfSeeAll(blocks, route)).toBe(block);
  });

  it('has only the type in its address for other blocks', () => {
    const route = seeAllRoute(blocks[1], blocks);
    expect(route).toEqual({ name: 'seeAll', contentType: 'News' });
    expect(blockOfSeeAll(blocks, route)).toBe(blocks[1]);
  });

  it('is that of the first block when the sub type is missing or invalid', () => {
    expect(blockOfSeeAll(blocks, { contentType: 'Channel' })).toBe(blocks[2]);
    expect(blockOfSeeAll(blocks, { contentType: 'CustomList' })).toBe(blocks[0]);
    expect(blockOfSeeAll(blocks, { contentType: 'News', subType: 'x' })).toBe(blocks[1]);
  });

  it.each([
    { contentType: 'CustomList', subType: '2' },
    { contentType: 'CustomList', subType: 'x' },
    { contentType: 'CustomList', subType: '1.0' },
    { contentType: 'CustomList', subType: ' 1' },
    { contentType: 'CustomList', subType: '0x1' },
    { contentType: 'Channel', subType: '3' },
    { contentType: 'MyPlans' },
  ] as const)('is missing for %o', (route) => {
    expect(blockOfSeeAll(blocks, route)).toBeUndefined();
  });

  it('is that of the first channel when the channel has no source [R-HOME-031]', () => {
    const channels = [aBlock('Channel', { channelSource: 2, id: 'two' }), aBlock('Channel', { id: 'one' })];
    const route = seeAllRoute(channels[1] ?? aBlock('Channel'), channels);
    expect(route).toEqual({ name: 'seeAll', contentType: 'Channel', subType: '1' });
    expect(blockOfSeeAll(channels, route)).toBe(channels[1]);
  });

  it.each([
    [{ contentType: 'CustomList', subType: '99' }, false],
    [{ contentType: 'CustomList', subType: 'x' }, false],
    [{ contentType: 'CustomList' }, false],
    [{ contentType: 'Channel', subType: '3' }, false],
    [{ contentType: 'Channel', subType: 'x' }, false],
    [{ contentType: 'Channel', subType: '2' }, true],
    [{ contentType: 'Channel' }, true],
    [{ contentType: 'MyPlans' }, true],
  ] as const)('is an empty page without a block for %o: %s [R-HOME-030 R-HOME-031 A-015]', (route, can) => {
    const subType = 'subType' in route ? route.subType : undefined;
    expect(canBeEmptySeeAll(kinds[route.contentType], subType)).toBe(can);
  });
});
