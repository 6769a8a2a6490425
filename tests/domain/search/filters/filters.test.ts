import { describe, expect, it } from 'vitest';
import { choicesFromTexts } from '../../../../src/domain/search/choices-query';
import { filters, type ChoiceName } from '../../../../src/domain/search/filters/filters';
import { noChoices } from '../../../../src/domain/search/search-choices';

it.each<[ChoiceName, string]>([
  ['mandatory', 'ma'],
  ['targetGroup', 'tg'],
  ['signedUp', 'su'],
  ['openForSignup', 'ofs'],
  ['sort', 'st'],
  ['tags', 'ta'],
  ['classTags', 'cta'],
  ['types', 'ty'],
  ['statuses', 'usc'],
  ['date', 'std'],
  ['tagCategories', 'tcat'],
  ['classTagCategories', 'ctcat'],
  ['systemTypes', 'at'],
  ['systemStatuses', 'sat'],
  ['contentTypes', 'ct'],
  ['activitiesText', 'mas'],
  ['includeArchived', 'maa'],
])('the filter %s has the parameter %s [R-ENTITY-077]', (name, short) => {
  expect(filters[name].parameter).toBe(short);
});

describe('the filters', () => {
  const all = Object.values(filters);

  it.each([
    ['parameter', all.map(({ parameter }) => parameter)],
    ['name in internal links', all.flatMap(({ linkNames }) => linkNames)],
    ['bit among the most used filters', all.flatMap(({ mostUsed }) => mostUsed?.bit ?? [])],
    ['category', all.flatMap(({ category }) => category?.id ?? [])],
    ['kind of options', all.flatMap(({ category }) => category?.kind ?? [])],
  ])('have no %s twice', (_name, values: readonly unknown[]) => {
    expect(values.length).toBeGreaterThan(3);
    expect([...new Set(values)]).toEqual(values);
  });

  it('do not use the parameter of the catalog', () => {
    expect(all.map(({ parameter }) => parameter)).not.toContain('id');
  });
});

describe('the value of a query parameter', () => {
  it('is a code for a type, or its name when it has no code [A-062]', () => {
    expect(filters.types.write(['video', 'skill'])).toEqual([202, 'skill']);
  });

  it.each([
    ['Relevant', 0],
    ['Alphabetical', 1],
    ['Date', 2],
  ] as const)('is for the sort %s the number %i [R-ENTITY-082]', (sort, number) => {
    expect(filters.sort.write(sort)).toBe(number);
  });

  it('is read for flags and dates, and dropped when it is neither', () => {
    const read = (values: Partial<Record<ChoiceName, string>>) =>
      choicesFromTexts((name) => [values[name] ?? '']);
    expect([read({ mandatory: 'TRUE' }), read({ mandatory: '1' })].map(({ mandatory }) => mandatory)).toEqual(
      [true, true],
    );
    expect(read({ mandatory: 'false', date: '2026-02-30' })).toEqual(noChoices);
    expect(read({ date: '2026-02-28' }).date).toBe('2026-02-28');
  });

  it('excludes archived items by default [R-ENTITY-070]', () => {
    expect(choicesFromTexts(() => []).includeArchived).toBe(false);
  });
});
