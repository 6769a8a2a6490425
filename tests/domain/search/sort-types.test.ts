import { expect, it } from 'vitest';
import { sortTypes } from '../../../src/domain/search/sort-types';

it('R-ENTITY-082 numbers the sorts from relevance to date', () => {
  expect(sortTypes).toEqual(['Relevant', 'Alphabetical', 'Date']);
});
