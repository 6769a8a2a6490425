import { expect, it } from 'vitest';
import { isFetched, typesToFetch } from '../../../src/domain/custom-elements/fetched-types';
import { anElement } from './an-element';

it('links need no call [R-ENTITY-023]', () => {
  expect((['Link', 'InternalPageLink', 'NextUp'] as const).map(isFetched)).toEqual([false, false, true]);
});

it('each type is fetched once, and only if an element of it is visible [A-043]', () => {
  const elements = [
    anElement({ id: '1' }),
    anElement({ id: '2', type: 'NextUp' }),
    anElement({ id: '3', type: 'NextUp' }),
    anElement({ id: '4', type: 'LatestCertificate' }),
  ];
  expect(typesToFetch(elements)).toEqual(['NextUp', 'LatestCertificate']);
});
