import { describe, expect, it } from 'vitest';
import {
  homeImageSize,
  inFull,
  readBlockSize,
  readItemLayout,
  readLayoutKind,
} from '../../../src/domain/home/layouts';

describe('the layout of a block', () => {
  it.each(['Banner', 'BannerAndSearch', 'ImageAndText'].map((name, number) => [name, number] as const))(
    'has the kind %s for the number %i [R-ENTITY-011]',
    (name, number) => {
      expect([name, ` ${name.toLowerCase()} `, number, String(number)].map(readLayoutKind)).toEqual([
        name,
        name,
        name,
        name,
      ]);
    },
  );

  it.each([3, -1, '', null, undefined, 'Poster'])('has no kind for %j [A-012]', (value) => {
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
  )('has the item layout %s for the number %i [R-HOME-007]', (name, number) => {
    expect([name, number].map(readItemLayout)).toEqual([name, name]);
  });

  it('shows several items in a row by default [A-012]', () => {
    expect([undefined, 8, 'Mosaic'].map(readItemLayout)).toEqual(['Multiple', 'Multiple', 'Multiple']);
  });

  it('has three sizes [R-HOME-008]', () => {
    expect(['Small', 'medium', 'LARGE', undefined].map(readBlockSize)).toEqual([
      'Small',
      'Medium',
      'Large',
      'Medium',
    ]);
  });

  it('uses medium or large images only [R-HOME-009]', () => {
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
] as const)('a page that shows all items lays %s out as %s', (layout, full) => {
  expect(inFull(layout)).toBe(full);
});
