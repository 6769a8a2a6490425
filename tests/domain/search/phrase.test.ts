import { expect, it } from 'vitest';
import {
  charactersMissing,
  showsClearButton,
  startsSearch,
  wantsSuggestions,
} from '../../../src/domain/search/phrase';

it.each([
  ['', false],
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['  abc ', true],
  ['🚒🚒', false],
])('R-VALID-001 Enter on %j starts a search: %s', (text, expected) => {
  expect(startsSearch(text)).toBe(expected);
});

it.each([
  ['R-VALID-003', 'ab ', '4', false],
  ['R-VALID-003', 'abc', '4', true],
  ['R-VALID-004', 'abc', undefined, false],
  ['R-VALID-004', 'abc', '', false],
  ['R-VALID-005', '', '4', false],
])('%s for %j in the catalog %j suggestions are wanted: %s', (_, text, catalogId, expected) => {
  expect(wantsSuggestions(text, catalogId)).toBe(expected);
});

it('R-VALID-002 the clear button shows from three characters on', () => {
  expect(['', 'ab', 'abc', 'abcd'].map(showsClearButton)).toEqual([false, false, true, true]);
});

it.each([
  ['', 0],
  ['  ', 0],
  ['a', 2],
  [' ab', 1],
  ['abc', 0],
  ['abcd', 0],
])('R-VALID-006 %j lacks %i characters', (text, missing) => {
  expect(charactersMissing(text)).toBe(missing);
});
