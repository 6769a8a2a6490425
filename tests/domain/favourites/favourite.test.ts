import { describe, expect, it } from 'vitest';
import { favouriteKey, favouriteMark, type Favourite } from '../../../src/domain/favourites/favourite';

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
