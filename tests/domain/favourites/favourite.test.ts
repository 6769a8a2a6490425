import { describe, expect, it } from 'vitest';
import { favouriteKey, inBatches, type Favourite } from '../../../src/domain/favourites/favourite';

const favourite = (elementId: string, given: Partial<Favourite> = {}): Favourite => ({
  elementId,
  type: 'course',
  isFavourite: true,
  originalName: `Item ${elementId}`,
  selectedLists: [],
  ...given,
});

describe('favourites', () => {
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
