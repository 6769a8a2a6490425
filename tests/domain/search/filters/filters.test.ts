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
])('%s travels as %s [R-ENTITY-077]', (name, short) => {
  expect(filters[name].parameter).toBe(short);
});

describe('the value of a parameter', () => {
  it('writes types by code, and by name where there is none [A-062]', () => {
    expect(filters.types.write(['video', 'skill'])).toEqual([202, 'skill']);
  });

  it.each([
    ['Relevant', 0],
    ['Alphabetical', 1],
    ['Date', 2],
  ] as const)('writes the sort %s as %i [R-ENTITY-082]', (sort, number) => {
    expect(filters.sort.write(sort)).toBe(number);
  });

  it('reads flags and dates, and leaves out what is neither', () => {
    const read = (given: Partial<Record<ChoiceName, string>>) =>
      choicesFromTexts((name) => [given[name] ?? '']);
    expect([read({ mandatory: 'TRUE' }), read({ mandatory: '1' })].map(({ mandatory }) => mandatory)).toEqual(
      [true, true],
    );
    expect(read({ mandatory: 'false', date: '2026-02-30' })).toEqual(noChoices);
    expect(read({ date: '2026-02-28' }).date).toBe('2026-02-28');
  });

  it('leaves archived items out when nothing is said [R-ENTITY-070]', () => {
    expect(choicesFromTexts(() => []).includeArchived).toBe(false);
  });
});
