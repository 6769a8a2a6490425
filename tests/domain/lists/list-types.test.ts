import { expect, it } from 'vitest';
import { listTypes, readListType } from '../../../src/domain/lists/list-types';

it('the tabs of lists are favorites, owned and followed, in this order [R-OTHER-024]', () => {
  expect(listTypes).toEqual(['favorites', 'owned', 'followed']);
});

it.each([
  ['owned', 'owned'],
  [' Followed ', 'followed'],
  ['nothing', 'favorites'],
  ['', 'favorites'],
])('the list type %j is read as %s [A-105]', (value, type) => {
  expect(readListType(value)).toBe(type);
});
