import { expect, it } from 'vitest';
import { inBatches } from '../../src/domain/batches';

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
