import { expect, it } from 'vitest';
import { isNameGiven, trimmedName } from '../../../src/domain/lists/list-name';

it.each([
  ['', false],
  ['   ', false],
  ['\t\n', false],
  [' a ', true],
  ['x'.repeat(500), true],
])('R-VALID-007 A-155 takes %j for a name: %s', (name, expected) => {
  expect(isNameGiven(name)).toBe(expected);
});

it('A-155 sends the name without the spaces around it', () => {
  expect(trimmedName('  My list ')).toBe('My list');
});
