import { expect, it } from 'vitest';
import { elementLabel } from '../../../src/domain/custom-elements/element-labels';
import { english } from '../english';

it.each([
  [1, 'Next up'],
  [2, 'Continue e-learning'],
  [3, 'Latest favourite'],
  [4, 'Latest certificate'],
])('the element type %i has the label %s [R-ENTITY-016]', (number, text) => {
  const { label } = elementLabel(number);
  expect(label && english(label)).toBe(text);
});

it.each([0, 5, -1, 1.5, Number.NaN])(
  'the element type %d reads as 0 and has no label [R-ENTITY-016]',
  (number) => {
    expect(elementLabel(number)).toEqual({ icon: 'link' });
  },
);
