import { expect, it } from 'vitest';
import { defaultPictureNumber, stableHash } from '../../../src/domain/media/default-picture';

const ids = Array.from({ length: 400 }, (_, index) => `item-${index}`);

it('the default images have the numbers 1 to 20, and all are used [R-CONST-041]', () => {
  const numbers = new Set(ids.map(defaultPictureNumber));
  expect([...numbers].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

it('an item always has the same default image [A-125]', () => {
  expect(ids.map(defaultPictureNumber)).toEqual(ids.map(defaultPictureNumber));
  expect(
    [stableHash(''), stableHash('a'), stableHash('🚒')].every((hash) => Number.isInteger(hash) && hash >= 0),
  ).toBe(true);
});
