import { describe, expect, it } from 'vitest';
import {
  favouriteKey,
  inBatches,
  mergedFavourites,
  type Favourite,
} from '../../../src/domain/favourites/favourite';

const favourite = (elementId: string, given: Partial<Favourite> = {}): Favourite => ({
  elementId,
  type: 'course',
  isFavourite: true,
  originalName: `Item ${elementId}`,
  selectedLists: [],
  ...given,
});

describe('favourites', () => {
  it('R-FAV-009 stand before the known ones when they are fetched', () => {
    const merged = mergedFavourites([favourite('3'), favourite('4')], [favourite('1'), favourite('2')]);
    expect(merged.map(({ elementId }) => elementId)).toEqual(['3', '4', '1', '2']);
  });

  it('A-101 win over the known ones of the same id and type', () => {
    const known = [favourite('1'), favourite('1', { type: 'video' })];
    const merged = mergedFavourites([favourite('1', { isFavourite: false })], known);
    expect(merged.map(({ type, isFavourite }) => [type, isFavourite])).toEqual([
      ['course', false],
      ['video', true],
    ]);
  });

  it('A-101 are named by type and id', () => {
    expect(favouriteKey(favourite('1'))).not.toBe(favouriteKey(favourite('1', { type: 'video' })));
  });
});

it.each([
  [0, []],
  [30, [30]],
  [31, [30, 1]],
  [95, [30, 30, 30, 5]],
])('R-API-021 R-CONST-006 cuts %i look-ups into batches', (count, sizes) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const batches = inBatches(items, 30);
  expect(batches.map((batch) => batch.length)).toEqual(sizes);
  expect(batches.flat()).toEqual(items);
});
