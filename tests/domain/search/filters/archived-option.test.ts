import { expect, it } from 'vitest';
import { archivedOption } from '../../../../src/domain/search/filters/archived-option';
import { isSelected, withFilter } from '../../../../src/domain/search/filters/filter-selection';
import { noChoices } from '../../../../src/domain/search/search-choices';

it('the archived flag of my activities counts as a filter [R-ENTITY-073]', () => {
  const state = { choices: noChoices, categories: [] };
  const on = withFilter(state, archivedOption, true);
  expect(on.includeArchived).toBe(true);
  expect(isSelected({ ...state, choices: on }, archivedOption)).toBe(true);
  expect(withFilter({ ...state, choices: on }, archivedOption, false)).toEqual(noChoices);
});
