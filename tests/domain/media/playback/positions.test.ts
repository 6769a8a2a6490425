import { describe, expect, it } from 'vitest';
import {
  mergedPositions,
  positionOf,
  readPositions,
  withPosition,
} from '../../../../src/domain/media/playback/positions';

const at = (seconds: number) => ({ seconds, length: 100 });

describe('the position where a learner left a media item', () => {
  it('is saved as a whole second, the latest first [O-14]', () => {
    const left = withPosition(withPosition([], '1', at(20.7)), '2', at(30));
    expect(left).toEqual([
      ['2', 30],
      ['1', 20],
    ]);
    expect(positionOf(withPosition(left, '1', at(40)), '1')).toBe(40);
    expect(positionOf(left, '3')).toBeUndefined();
  });

  it.each([
    ['the first seconds', 4],
    ['the end', 96],
  ])('is not resumed at %s [O-14]', (_, seconds) => {
    expect(withPosition([['1', 20]], '1', at(seconds))).toEqual([]);
  });

  it('is saved for the last 200 media items [O-14]', () => {
    let left = readPositions(undefined);
    for (let id = 0; id < 201; id += 1) left = withPosition(left, String(id), at(50));
    expect(left.length).toBe(200);
    expect(positionOf(left, '0')).toBeUndefined();
    expect(positionOf(left, '200')).toBe(50);
  });

  it('is forgotten when the saved data cannot be read [O-14]', () => {
    expect(readPositions('{')).toEqual([]);
    expect(readPositions('{"a":1}')).toEqual([]);
    expect(readPositions('[["1", 5], ["2"], 3]')).toEqual([['1', 5]]);
  });

  it('comes from the first of two sources that have it [O-26]', () => {
    const first = [['1', 50]] as const;
    const second = [
      ['1', 20],
      ['2', 30],
    ] as const;
    expect(mergedPositions(first, second)).toEqual([
      ['1', 50],
      ['2', 30],
    ]);
  });
});
