import { expect, it } from 'vitest';
import { elementLabel } from '../../../src/domain/custom-elements/element-labels';
import { english } from '../english';

it.each([
  [1, 'Next up'],
  [2, 'Continue e-learning'],
  [3, 'Latest favorite'],
  [4, 'Latest certificate'],
])('R-ENTITY-016 labels the number %i %s', (number, text) => {
  const { label } = elementLabel(number);
  expect(label && english(label)).toBe(text);
});

it.each([0, 5, -1, 1.5, Number.NaN])('R-ENTITY-016 lets %d act as 0, without a label', (number) => {
  expect(elementLabel(number)).toEqual({ icon: 'link' });
});
