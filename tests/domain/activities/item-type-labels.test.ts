import { expect, it } from 'vitest';
import { itemTypeLabels, typeLabel } from '../../../src/domain/activities/item-type-labels';
import { itemTypes } from '../../../src/domain/activities/item-types';

it('gives every item type a word of its own', () => {
  expect(new Set(itemTypes.map((type) => itemTypeLabels[type])).size).toBe(itemTypes.length);
});

it('says of an item what it is, of a learning space too, and nothing where it is not known [R-ENTITY-053]', () => {
  expect(typeLabel({ type: 'pdf' })).toBe('TYPE_PDF');
  expect(typeLabel({ isLearningSpace: true })).toBe('TYPE_LEARNING_SPACE');
  expect(typeLabel({})).toBeUndefined();
});
