import { expect, it } from 'vitest';
import { readElementType } from '../../../src/domain/custom-elements/custom-element';

it.each(['Link', 'InternalPageLink', 'NextUp', 'LatestCertificate', 'LatestFavorite', 'ContinueELearning'])(
  'R-ENTITY-015 reads the type %s in any case',
  (name) => {
    expect([name, ` ${name.toLowerCase()} `].map(readElementType)).toEqual([name, name]);
  },
);

it.each([
  [0, 'Link'],
  [1, 'NextUp'],
  [2, 'ContinueELearning'],
  [3, 'LatestFavorite'],
  ['4', 'LatestCertificate'],
  [5, 'Link'],
  ['', 'Link'],
  ['Poster', 'Link'],
])('R-ENTITY-016 reads the number %j as %s', (value, type) => {
  expect(readElementType(value)).toBe(type);
});
