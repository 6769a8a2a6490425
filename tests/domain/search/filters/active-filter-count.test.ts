import { expect, it } from 'vitest';
import { activeFilterCount } from '../../../../src/domain/search/filters/active-filter-count';
import { noChoices, type SearchChoices } from '../../../../src/domain/search/search-choices';

it.each<[string, Partial<SearchChoices>, number]>([
  ['nothing', {}, 0],
  ['a phrase and a sort', { phrase: 'aid', sort: 'Date' }, 0],
  ['single filters', { tags: ['a', 'b'], classTags: ['k'], mandatory: true, types: ['video'] }, 5],
  ['a whole category', { tagCategories: ['10'], classTagCategories: ['10'] }, 1],
  ['a status group', { statuses: ['USC', 'UCWC', 'USCVS'] }, 1],
  ['the date', { date: '2026-03-01' }, 1],
  ['filters of my activities', { systemTypes: ['1'], systemStatuses: ['2', '3'], includeArchived: true }, 4],
])('the number of active filters of %s is $2 [A-081 R-SEARCH-009]', (_, choices, count) => {
  expect(activeFilterCount({ ...noChoices, ...choices })).toBe(count);
});
