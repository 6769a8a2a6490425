import { describe, expect, it } from 'vitest';
import {
  homeImageSize,
  inFull,
  readBlockSize,
  readItemLayout,
  readLayoutKind,
} from '../../../src/domain/home/layouts';

describe('layouts', () => {
  it.each(['Banner', 'BannerAndSearch', 'ImageAndText'].map((name, number) => [name, number] as const))(
    'R-ENTITY-011 reads the layout kind %s by %i',
    (name, number) => {
      expect([name, ` ${name.toLowerCase()} `, number, String(number)].map(readLayoutKind)).toEqual([
        name,
        name,
        name,
        name,
      ]);
    },
  );

  it.each([3, -1, '', null, undefined, 'Poster'])('A-012 reads no layout kind from %j', (value) => {
    expect(readLayoutKind(value)).toBeUndefined();
  });

  it.each(
    [
      'Single',
      'Multiple',
      'SquareHorizontal',
      'SquareGrid',
      'TextOnImageHorizontal',
      'TextOnImageGrid',
      'RoundImageHorizontal',
      'RoundImageGrid',
    ].map((name, number) => [name, number] as const),
  )('R-HOME-007 reads the item layout %s by %i', (name, number) => {
    expect([name, number].map(readItemLayout)).toEqual([name, name]);
  });

  it('A-012 puts several items in a row when no layout is given', () => {
    expect([undefined, 8, 'Mosaic'].map(readItemLayout)).toEqual(['Multiple', 'Multiple', 'Multiple']);
  });

  it('R-HOME-008 knows three sizes', () => {
    expect(['Small', 'medium', 'LARGE', undefined].map(readBlockSize)).toEqual([
      'Small',
      'Medium',
      'Large',
      'Medium',
    ]);
  });

  it('R-HOME-009 asks for medium or large pictures only', () => {
    expect(['medium', ' Large ', 'small', 'thumbnail', undefined].map(homeImageSize)).toEqual([
      'medium',
      'large',
      'medium',
      'medium',
      'medium',
    ]);
  });
});

it.each([
  ['SquareHorizontal', 'SquareGrid'],
  ['TextOnImageHorizontal', 'TextOnImageGrid'],
  ['RoundImageHorizontal', 'RoundImageGrid'],
  ['Single', 'Single'],
  ['Multiple', 'Multiple'],
  ['SquareGrid', 'SquareGrid'],
] as const)('a page that shows everything lays %s out as %s', (layout, full) => {
  expect(inFull(layout)).toBe(full);
});
