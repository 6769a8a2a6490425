import { expect, it } from 'vitest';
import { sortTypes } from '../../../src/domain/search/sort-types';

it('numbers the sorts from relevance to date [R-ENTITY-082]', () => {
  expect(sortTypes).toEqual(['Relevant', 'Alphabetical', 'Date']);
});
