import { describe, expect, it } from 'vitest';
import { blockDataKey, readChannelSource } from '../../../src/domain/home/home-block';
import { aBlock } from './a-block';

describe('home blocks', () => {
  it('share data by type, channels by source, and custom lists not at all [R-BLOCKLOAD-001]', () => {
    expect(blockDataKey(aBlock('News', { id: 'a' }))).toBe(blockDataKey(aBlock('News', { id: 'b' })));
    const [first, second] = [
      aBlock('Channel', { channelSource: 1 }),
      aBlock('Channel', { channelSource: 2 }),
    ];
    expect(blockDataKey(first)).not.toBe(blockDataKey(second));
    const [one, other] = [aBlock('CustomList', { id: 'a' }), aBlock('CustomList', { id: 'b' })];
    expect(blockDataKey(one)).not.toBe(blockDataKey(other));
  });

  it.each([
    [1, 1],
    [' 2 ', 2],
    [3, undefined],
    [0, undefined],
    ['', undefined],
  ])('read the channel source %j as %s [R-ENTITY-008 R-CONST-042]', (value, source) => {
    expect(readChannelSource(value)).toBe(source);
  });
});
