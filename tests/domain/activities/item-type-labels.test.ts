import { expect, it } from 'vitest';
import { itemTypeLabels, typeLabel } from '../../../src/domain/activities/item-type-labels';
import { itemTypes } from '../../../src/domain/activities/item-types';

it('every item type has a label of its own', () => {
  expect(new Set(itemTypes.map((type) => itemTypeLabels[type])).size).toBe(itemTypes.length);
});

it('an item is labelled by its type, a learning space too, and an unknown type has no label [R-ENTITY-053]', () => {
  expect(typeLabel({ type: 'pdf' })).toBe('TYPE_PDF');
  expect(typeLabel({ isLearningSpace: true })).toBe('TYPE_LEARNING_SPACE');
  expect(typeLabel({})).toBeUndefined();
});
