import { expect, it } from 'vitest';
import { interestChange } from '../../../src/domain/interests/interest-change';

const tags = [
  { id: '1', name: 'Safety', isSelected: true },
  { id: '2', name: 'Sailing', isSelected: true },
  { id: '3', name: 'Cooking', isSelected: false },
  { id: '4', name: 'Law', isSelected: false },
];

it('a change of interests sends the added and the removed tags, and no others [R-INTEREST-006]', () => {
  expect(interestChange(tags, new Set(['1', '3']))).toEqual({ added: ['3'], removed: ['2'] });
  expect(interestChange(tags, new Set(['1', '2']))).toEqual({ added: [], removed: [] });
});
