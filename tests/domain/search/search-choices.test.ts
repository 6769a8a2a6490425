import { expect, it } from 'vitest';
import { noChoices } from '../../../src/domain/search/search-choices';

it('a new search has no choices and no archived items [R-ENTITY-070]', () => {
  const { includeArchived, ...others } = noChoices;
  expect(includeArchived).toBe(false);
  expect(new Set(Object.values(others).map(String))).toEqual(new Set(['', 'false']));
});
