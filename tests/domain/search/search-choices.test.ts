import { expect, it } from 'vitest';
import { noChoices, sortTypes } from '../../../src/domain/search/search-choices';

it('R-ENTITY-082 numbers the sorts from relevance to date', () => {
  expect(sortTypes).toEqual(['Relevant', 'Alphabetical', 'Date']);
});

it('R-ENTITY-070 chooses nothing and no archived items to begin with', () => {
  const { includeArchived, ...others } = noChoices;
  expect(includeArchived).toBe(false);
  expect(new Set(Object.values(others).map(String))).toEqual(new Set(['', 'false']));
});
