import { expect, it } from 'vitest';
import { isFetched, readElementType, typesToFetch } from '../../../src/domain/custom-elements/custom-element';
import { anElement } from './an-element';

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

it('R-ENTITY-023 fetches nothing for links', () => {
  expect((['Link', 'InternalPageLink', 'NextUp'] as const).map(isFetched)).toEqual([false, false, true]);
});

it('A-043 fetches each type once, and only types in sight', () => {
  const elements = [
    anElement({ id: '1' }),
    anElement({ id: '2', type: 'NextUp' }),
    anElement({ id: '3', type: 'NextUp' }),
    anElement({ id: '4', type: 'LatestCertificate' }),
  ];
  expect(typesToFetch(elements)).toEqual(['NextUp', 'LatestCertificate']);
});
