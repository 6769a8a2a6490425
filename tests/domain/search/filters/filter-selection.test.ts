import { describe, expect, it } from 'vitest';
import {
  cleared,
  isCategorySelected,
  isSelected,
  withCategory,
  withFilter,
} from '../../../../src/domain/search/filters/filter-selection';
import { noChoices, type SearchChoices } from '../../../../src/domain/search/search-choices';
import { searchStatusGroups } from '../../../../src/domain/activities/status/status-groups';
import { aCategory, aMixedCategory, optionOf } from '../some-categories';

const first = aCategory('10', ['a', 'b', 'c']);
const second = aCategory('20', ['c', 'd']);
const types = aCategory('4', ['course', 'video'], 'types');
const statuses = aCategory('3', ['Completed', 'Expired'], 'statuses');
const mostUsed = aCategory('2', ['mandatory', 'signedUp'], 'mostUsed');
const mine = aCategory('25', ['1', '2'], 'statusOnSystemTypes');
const kinds = aCategory('26', ['5', '6'], 'systemTypes');
const mixed = aCategory('30', ['k', 'l'], 'ClassTag');
const classes = { categories: [mixed], choices: noChoices };
const categories = [mostUsed, statuses, types, first, second, mine, kinds];
const state = (choices: Partial<SearchChoices>) => ({ categories, choices: { ...noChoices, ...choices } });

describe('a category of filters', () => {
  it('selects all its filters of any kind [R-FILTER-006]', () => {
    for (const category of categories) {
      const choices = withCategory(state({}), category, true);
      expect(category.options.every((option) => isSelected({ categories, choices }, option))).toBe(true);
      expect(isCategorySelected({ categories, choices }, category)).toBe(true);
    }
  });

  it('clears all its filters of any kind [R-FILTER-007]', () => {
    for (const category of categories) {
      const chosen = withCategory(state({}), category, true);
      expect(withCategory({ categories, choices: chosen }, category, false)).toEqual(noChoices);
    }
  });

  it('is selected as one, without its tags [A-066]', () => {
    expect(withCategory(state({ tags: ['a'] }), first, true)).toMatchObject({
      tags: [],
      tagCategories: ['10'],
    });
  });

  it('becomes selected when its last filter is set [R-FILTER-009]', () => {
    const choices = withFilter(state({ tags: ['a', 'b'] }), optionOf(first, 'c'), true);
    expect(choices).toMatchObject({ tags: [], tagCategories: ['10'] });
    expect(isCategorySelected({ categories, choices }, second)).toBe(false);
  });

  it('is not selected without all its filters, or when it has none [R-FILTER-009]', () => {
    expect(isCategorySelected(state({ types: ['course'] }), types)).toBe(false);
    expect(isCategorySelected(state({}), aCategory('30', []))).toBe(false);
  });

  it('is no longer selected as a whole when one of its tags is cleared [A-066]', () => {
    const choices = withFilter(state({ tagCategories: ['10'] }), optionOf(first, 'b'), false);
    expect(choices).toMatchObject({ tags: ['a', 'c'], tagCategories: [] });
  });
});

describe('a filter', () => {
  it('is also cleared in every other category [R-FILTER-008]', () => {
    const both = state({ tagCategories: ['10', '20'] });
    const choices = withFilter(both, optionOf(second, 'c'), false);
    expect(isSelected({ categories, choices }, optionOf(first, 'c'))).toBe(false);
    expect(choices).toMatchObject({ tags: ['a', 'b', 'd'], tagCategories: [] });
  });

  it('is cleared in all categories with its category [R-FILTER-008]', () => {
    const choices = withCategory(state({ tagCategories: ['10', '20'] }), first, false);
    expect(choices).toMatchObject({ tags: ['d'], tagCategories: [] });
  });

  it('is selected in all categories that contain it [A-067]', () => {
    expect(isSelected(state({ tagCategories: ['10'] }), optionOf(second, 'c'))).toBe(true);
    expect(isSelected(state({ tags: ['c'] }), optionOf(first, 'c'))).toBe(true);
  });

  it('is not selected when only others in its category are', () => {
    const chosen = state({
      types: ['course'],
      systemTypes: ['5'],
      systemStatuses: ['1'],
      mandatory: true,
      tags: ['a'],
    });
    const others = [
      optionOf(types, 'video'),
      optionOf(kinds, '6'),
      optionOf(mine, '2'),
      optionOf(mostUsed, 'signedUp'),
    ];
    expect([...others, optionOf(first, 'b')].some((option) => isSelected(chosen, option))).toBe(false);
  });

  it('selects all codes of a status group [A-061]', () => {
    const choices = withFilter(state({ statuses: ['USCE'] }), optionOf(statuses, 'Completed'), true);
    expect(choices.statuses).toEqual(['USCE', 'USC', 'UCWC', 'USCVS']);
    expect(isSelected(state({ statuses: ['USC'] }), optionOf(statuses, 'Completed'))).toBe(false);
  });

  it('keeps unknown tags and categories', () => {
    const choices = withFilter(state({ tags: ['x'], tagCategories: ['99'] }), optionOf(first, 'a'), true);
    expect(choices).toMatchObject({ tags: ['x', 'a'], tagCategories: ['99'] });
  });

  it('is never sent as the category of the uncategorised tags [R-ENTITY-076]', () => {
    const loose = aCategory('00000000-0000-0000-0000-000000000000', ['a']);
    const choices = withFilter({ categories: [loose], choices: noChoices }, optionOf(loose, 'a'), true);
    expect(choices).toMatchObject({ tags: ['a'], tagCategories: [] });
  });

  it('keeps tags and class tags separate within one category [R-ENTITY-063]', () => {
    const mixed = aMixedCategory('30', ['a'], ['a', 'k']);
    const own = [mixed];
    const one = withFilter({ categories: own, choices: noChoices }, { ...optionOf(mixed, 'a') }, true);
    expect(one).toMatchObject({ tags: ['a'], classTags: [], tagCategories: [] });
    const all = withCategory({ categories: own, choices: one }, mixed, true);
    expect(all).toMatchObject({ tags: [], classTags: [], tagCategories: ['30'], classTagCategories: ['30'] });
  });
});

it('clear all clears filters and date, and keeps phrase and sort [R-FILTER-010 R-FILTER-011]', () => {
  const choices: SearchChoices = {
    ...noChoices,
    phrase: 'aid',
    tags: ['a'],
    tagCategories: ['10'],
    mandatory: true,
    date: '2026-03-01',
    sort: 'Date',
  };
  expect(cleared(choices)).toEqual({ ...noChoices, phrase: 'aid', sort: 'Date' });
});

it.each([
  ['a Tag', 'R-ENTITY-072', () => withFilter(state({}), optionOf(first, 'a'), true), 'tags', ['a']],
  ['a ClassTag', 'R-ENTITY-072', () => withFilter(classes, optionOf(mixed, 'k'), true), 'classTags', ['k']],
  ['a tagCategory', 'R-ENTITY-072', () => withCategory(state({}), first, true), 'tagCategories', ['10']],
  [
    'a classTagCategory',
    'R-ENTITY-072',
    () => withCategory(classes, mixed, true),
    'classTagCategories',
    ['30'],
  ],
  [
    'statuses',
    'R-ENTITY-072',
    () => withFilter(state({}), optionOf(statuses, 'Completed'), true),
    'statuses',
    searchStatusGroups.Completed,
  ],
] as const)('%s is selected by its own kind [%s]', (_kind, _, choose, name, chosen) => {
  const changed = Object.entries(choose()).filter(([key, now]) => now !== noChoices[key as never]);
  expect(changed.filter(([, now]) => String(now) !== '')).toEqual([[name, [...chosen]]]);
});
