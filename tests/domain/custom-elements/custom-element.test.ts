import { expect, it } from 'vitest';
import { readElementType } from '../../../src/domain/custom-elements/custom-element';

it.each(['Link', 'InternalPageLink', 'NextUp', 'LatestCertificate', 'LatestFavorite', 'ContinueELearning'])(
  'the element type %s is read in any case [R-ENTITY-015]',
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
])('the number %j is read as the element type %s [R-ENTITY-016]', (value, type) => {
  expect(readElementType(value)).toBe(type);
});
