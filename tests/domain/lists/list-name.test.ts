import { expect, it } from 'vitest';
import { isNameGiven, trimmedName } from '../../../src/domain/lists/list-name';

it.each([
  ['', false],
  ['   ', false],
  ['\t\n', false],
  [' a ', true],
  ['x'.repeat(500), true],
])('takes %j for a name: %s [R-VALID-007 A-155]', (name, expected) => {
  expect(isNameGiven(name)).toBe(expected);
});

it('sends the name without the spaces around it [A-155]', () => {
  expect(trimmedName('  My list ')).toBe('My list');
});
