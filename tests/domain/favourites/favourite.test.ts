import { describe, expect, it } from 'vitest';
import {
  favouriteKey,
  favouriteMark,
  inBatches,
  type Favourite,
} from '../../../src/domain/favourites/favourite';

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

describe('the favourite button of an item', () => {
  it.each([
    ['favourite', true, []],
    ['favourite', true, ['l1']],
    ['listed', false, ['l1']],
    ['none', false, []],
  ])('says %s when the item is a favourite: %s, and in the lists %j [O-24]', (mark, isFavourite, lists) => {
    expect(favouriteMark(favourite('1', { isFavourite, selectedLists: lists }))).toBe(mark);
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
