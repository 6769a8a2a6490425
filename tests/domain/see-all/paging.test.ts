import { expect, it } from 'vitest';
import { hasMoreAfter } from '../../../src/domain/see-all/paging';

it.each([
  [11, false],
  [12, true],
  [13, true],
  [0, false],
])('after a page of %i items there are more: %s [R-BLOCKLOAD-006]', (count, expected) => {
  expect(hasMoreAfter(count)).toBe(expected);
});
