import { expect, it } from 'vitest';
import { noChoices } from '../../../src/domain/search/search-choices';

it('chooses nothing and no archived items to begin with [R-ENTITY-070]', () => {
  const { includeArchived, ...others } = noChoices;
  expect(includeArchived).toBe(false);
  expect(new Set(Object.values(others).map(String))).toEqual(new Set(['', 'false']));
});
