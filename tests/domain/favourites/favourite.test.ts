import { describe, expect, it } from 'vitest';
import { favouriteKey, inBatches, type Favourite } from '../../../src/domain/favourites/favourite';

const favourite = (elementId: string, fields: Partial<Favourite> = {}): Favourite => ({
  elementId,
  type: 'course',
  isFavourite: true,
  originalName: `Item ${elementId}`,
  selectedLists: [],
  ...fields,
});

describe('favourites', () => {
  it('have a key of type and id [A-101]', () => {
    expect(favouriteKey(favourite('1'))).not.toBe(favouriteKey(favourite('1', { type: 'video' })));
  });
});

it.each([
  [0, []],
  [30, [30]],
  [31, [30, 1]],
  [95, [30, 30, 30, 5]],
])('%i items are cut into batches of at most thirty [R-API-021 R-CONST-006]', (count, sizes) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const batches = inBatches(items, 30);
  expect(batches.map((batch) => batch.length)).toEqual(sizes);
  expect(batches.flat()).toEqual(items);
});
