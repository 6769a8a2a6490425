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
])('Enter on %j starts a search: %s [R-VALID-001]', (text, expected) => {
  expect(startsSearch(text)).toBe(expected);
});

it.each([
  ['ab ', '4', false, 'R-VALID-003'],
  ['abc', '4', true, 'R-VALID-003'],
  ['abc', undefined, false, 'R-VALID-004'],
  ['abc', '', false, 'R-VALID-004'],
  ['', '4', false, 'R-VALID-005'],
])('%j in the catalog %j shows suggestions: %s [%s]', (...[text, catalogId, expected]) => {
  expect(wantsSuggestions(text, catalogId)).toBe(expected);
});

it('the clear button shows from three characters [R-VALID-002]', () => {
  expect(['', 'ab', 'abc', 'abcd'].map(showsClearButton)).toEqual([false, false, true, true]);
});

it.each([
  ['', 0],
  ['  ', 0],
  ['a', 2],
  [' ab', 1],
  ['abc', 0],
  ['abcd', 0],
])('%j lacks %i characters [R-VALID-006]', (text, missing) => {
  expect(charactersMissing(text)).toBe(missing);
});
