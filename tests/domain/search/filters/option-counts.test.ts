import { describe, expect, it } from 'vitest';
import type { FilterOption } from '../../../../src/domain/search/filters/filter-categories';
import { hasNoResults, optionCounts, valuesOf } from '../../../../src/domain/search/filters/option-counts';
import type { Facets } from '../../../../src/domain/search/facets';
import { noChoices } from '../../../../src/domain/search/search-choices';
import { aCategory, aMixedCategory } from '../some-categories';

const types = aCategory('4', ['course', 'video', 'pdf'], 'types');
const statuses = aCategory('3', ['Completed', 'WaitingList'], 'statuses');
const mostUsed = aCategory('2', ['mandatory'], 'mostUsed');
const subjects = aMixedCategory('9', ['1', '2'], ['7']);
const categories = [mostUsed, statuses, types, subjects];
const facets: Facets = {
  types: { 101: 12, 202: 3 },
  tags: { 1: 5, 7: 100 },
  classTags: { 7: 2 },
  statuses: { USC: 4, UCWC: 1, USNC: 9 },
};
const option = (kind: string, id: string): FilterOption => ({
  kind,
  id,
  categoryId: 'any',
  label: { text: id },
});

describe('the counts of the filter options', () => {
  it.each([
    ['a type by its code', facets, 'types:course', 12],
    ['a type that no result has', facets, 'types:pdf', 0],
    ['a tag', facets, 'Tag:1', 5],
    ['a class tag, apart from a tag with the same id', facets, 'ClassTag:7', 2],
    ['a status group, as the sum of its codes', facets, 'statuses:Completed', 5],
    ['a status group that no result has', facets, 'statuses:WaitingList', 0],
    ['a most-used filter, which is never counted', facets, 'mostUsed:mandatory', undefined],
    ['a type, when types are not counted', { tags: {} }, 'types:course', undefined],
  ])('are those of %s [O-25]', (_, facetsIn, key, count) => {
    expect(optionCounts(categories, facetsIn).get(key)).toBe(count);
  });

  it.each([
    ['Tag', '5', ['5']],
    ['types', 'course', ['101']],
    ['statuses', 'NotSignedUp', ['USEU', 'USNE', 'UNSU']],
    ['mostUsed', 'mandatory', []],
    ['unknown', '1', []],
  ])('are found by the values of an option: %s %s by %j [O-25]', (kind, id, values) => {
    expect(valuesOf(option(kind, id))).toEqual(values);
  });

  it.each([
    ['all options are counted and none has results', { types: {} }, true],
    ['one option has results', { types: { 202: 1 } }, false],
    ['nothing is counted', {}, false],
  ])('empty a category when %s [O-25]', (_, facetsIn: Facets, isEmpty) => {
    const counts = optionCounts(categories, facetsIn);
    expect(hasNoResults({ choices: noChoices, categories, counts }, types)).toBe(isEmpty);
  });

  it('empty no category when there are none [O-25]', () => {
    expect(hasNoResults({ choices: noChoices, categories }, types)).toBe(false);
  });
});
