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
    'reads the layout kind %s by %i [R-ENTITY-011]',
    (name, number) => {
      expect([name, ` ${name.toLowerCase()} `, number, String(number)].map(readLayoutKind)).toEqual([
        name,
        name,
        name,
        name,
      ]);
    },
  );

  it.each([3, -1, '', null, undefined, 'Poster'])('reads no layout kind from %j [A-012]', (value) => {
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
  )('reads the item layout %s by %i [R-HOME-007]', (name, number) => {
    expect([name, number].map(readItemLayout)).toEqual([name, name]);
  });

  it('puts several items in a row when no layout is given [A-012]', () => {
    expect([undefined, 8, 'Mosaic'].map(readItemLayout)).toEqual(['Multiple', 'Multiple', 'Multiple']);
  });

  it('knows three sizes [R-HOME-008]', () => {
    expect(['Small', 'medium', 'LARGE', undefined].map(readBlockSize)).toEqual([
      'Small',
      'Medium',
      'Large',
      'Medium',
    ]);
  });

  it('asks for medium or large pictures only [R-HOME-009]', () => {
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
