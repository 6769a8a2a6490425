import { expect, it } from 'vitest';
import { activeFilters, withoutFilter } from '../../../../src/domain/search/filters/active-filters';
import { noChoices, type SearchChoices } from '../../../../src/domain/search/search-choices';
import { aCategory } from '../some-categories';

const categories = [
  aCategory('4', ['course', 'video'], 'types'),
  aCategory('10', ['a', 'b']),
  aCategory('20', ['b', 'c', 'd']),
  aCategory('30', ['c', 'e']),
];

it('every choice has a chip, and a filter in two categories has one [O-4]', () => {
  const choices: SearchChoices = {
    ...noChoices,
    tagCategories: ['10'],
    tags: ['c'],
    types: ['course'],
    date: '2026-03-01',
  };
  const chips = activeFilters({ categories, choices });
  expect(
    chips.map((chip) => {
      if (chip.kind === 'date') return chip.date;
      if (chip.kind === 'unknown') return chip.id;
      return chip.kind === 'category' ? `all of ${chip.category.id}` : chip.option.id;
    }),
  ).toEqual(['all of 10', 'course', 'c', '2026-03-01']);
});

it('a choice without a category has a chip beside the others, and each chip can be removed [O-4]', () => {
  const choices: SearchChoices = {
    ...noChoices,
    types: ['video', 'pdf'],
    statuses: ['ZZ'],
    tags: ['c', '999999'],
    tagCategories: ['10', '999'],
    systemStatuses: ['12'],
  };
  const chips = activeFilters({ categories, choices });
  const unknown = chips.flatMap((chip) => (chip.kind === 'unknown' ? `${chip.name} ${chip.id}` : []));
  const expected = ['types pdf', 'statuses ZZ', 'tags 999999', 'tagCategories 999', 'systemStatuses 12'];
  expect(new Set(unknown)).toEqual(new Set(expected));
  expect(chips).toHaveLength(8);
  const left = chips.reduce((now, chip) => withoutFilter({ categories, choices: now }, chip), choices);
  expect(left).toEqual(noChoices);
});
