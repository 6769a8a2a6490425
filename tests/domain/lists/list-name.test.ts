import { expect, it } from 'vitest';
import { isNameFilled, trimmedName } from '../../../src/domain/lists/list-name';

it.each([
  ['', false],
  ['   ', false],
  ['\t\n', false],
  [' a ', true],
  ['x'.repeat(500), true],
])('the list name %j is valid: %s [R-VALID-007 A-155]', (name, expected) => {
  expect(isNameFilled(name)).toBe(expected);
});

it('a list name is sent without surrounding spaces [A-155]', () => {
  expect(trimmedName('  My list ')).toBe('My list');
});
