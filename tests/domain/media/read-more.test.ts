import { expect, it } from 'vitest';
import { isLong, shortened } from '../../../src/domain/media/read-more';

it.each([
  [199, false],
  [200, false],
  [201, true],
])('a text of %i characters folds: %s [R-VALID-043 R-CONST-026]', (length, expected) => {
  expect(isLong('x'.repeat(length))).toBe(expected);
  expect(isLong('🚒'.repeat(length))).toBe(expected);
  expect(isLong(`  ${'x '.repeat(length / 2)}\n\n${'y'.repeat(length % 2)} `)).toBe(expected);
});

it('a long text is cut at 200 characters, and never within a character [R-VALID-043]', () => {
  expect(shortened('🚒'.repeat(300))).toBe(`${'🚒'.repeat(200)}…`);
  expect(shortened('short')).toBe('short');
});
