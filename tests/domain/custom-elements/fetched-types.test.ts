import { expect, it } from 'vitest';
import { isFetched, typesToFetch } from '../../../src/domain/custom-elements/fetched-types';
import { anElement } from './an-element';

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
