import { expect, it } from 'vitest';
import { noChoices } from '../../../src/domain/search/search-choices';

it('R-ENTITY-070 chooses nothing and no archived items to begin with', () => {
  const { includeArchived, ...others } = noChoices;
  expect(includeArchived).toBe(false);
  expect(new Set(Object.values(others).map(String))).toEqual(new Set(['', 'false']));
});
