import { expect, it } from 'vitest';
import { listTypes, readListType } from '../../../src/domain/lists/list-types';

it('R-OTHER-024 knows the tabs favorites, owned and followed, in this order', () => {
  expect(listTypes).toEqual(['favorites', 'owned', 'followed']);
});

it.each([
  ['owned', 'owned'],
  [' Followed ', 'followed'],
  ['nothing', 'favorites'],
  ['', 'favorites'],
])('A-105 reads the list type %j as %s', (value, type) => {
  expect(readListType(value)).toBe(type);
});
