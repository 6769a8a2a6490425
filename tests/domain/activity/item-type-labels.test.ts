import { expect, it } from 'vitest';
import { itemTypeLabels } from '../../../src/domain/activity/item-type-labels';
import { itemTypes } from '../../../src/domain/activity/item-types';

it('gives every item type a word of its own', () => {
  expect(new Set(itemTypes.map((type) => itemTypeLabels[type])).size).toBe(itemTypes.length);
});
