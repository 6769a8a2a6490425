import { expect, it } from 'vitest';
import { sortTypes } from '../../../src/domain/search/sort-types';

it('the sorts have numbers from relevance to date [R-ENTITY-082]', () => {
  expect(sortTypes).toEqual(['Relevant', 'Alphabetical', 'Date']);
});
