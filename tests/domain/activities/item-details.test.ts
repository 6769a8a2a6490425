import { expect, it } from 'vitest';
import { percentOf } from '../../../src/domain/activities/item-details';

it.each([
  [{ completed: 0, total: 4 }, 0],
  [{ completed: 1, total: 3 }, 33],
  [{ completed: 4, total: 4 }, 100],
  [{ completed: 6, total: 4 }, 100],
  [{ completed: -1, total: 4 }, 0],
])('progress %o is %i %% [O-20]', (progress, percent) => {
  expect(percentOf(progress)).toBe(percent);
});
