import { describe, expect, it } from 'vitest';
import type { FilterCategory } from '../../../../src/domain/search/filters/filter-categories';
import { noChoices, type SearchChoices } from '../../../../src/domain/search/search-choices';
import {
  budgetLeft,
  budgetLock,
  isCategoryDisabled,
  isTagDisabled,
} from '../../../../src/domain/search/filters/tag-budget';
import { aCategory, optionOf } from '../some-categories';

const ids = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const tags = aCategory('10', ids('t', 12));
const classTags = aCategory('20', ids('k', 8), 'ClassTag');
const types = aCategory('4', ['course'], 'types');

const open = (
  category: FilterCategory,
  now: Partial<SearchChoices>,
  opened: Partial<SearchChoices> = now,
) => ({
  category,
  opened: { ...noChoices, ...opened },
  now: { categories: [tags, classTags, types], choices: { ...noChoices, ...now } },
});

describe('the budget of tags', () => {
  it.each([
    ['R-VALID-019', tags, {}, 7],
    ['R-VALID-019', tags, { tags: ids('t', 5) }, 2],
    ['R-VALID-017', tags, { tags: ids('x', 18) }, 2],
    ['R-VALID-017', tags, { tags: ids('x', 20) }, 0],
    ['R-VALID-020', classTags, {}, 3],
    ['R-VALID-020', classTags, { classTags: ids('k', 1) }, 2],
    ['R-VALID-018', classTags, { classTags: ids('x', 9) }, 1],
  ] as const)('leaves $3 of its tags when $2 is chosen [%s]', (_, category, choices, left) => {
    expect(budgetLeft(open(category, choices), category === tags ? 'Tag' : 'ClassTag')).toBe(left);
  });

  it('is the budget plus what was selected at first minus what is selected now [R-VALID-023]', () => {
    const opened = { tags: [...ids('t', 3), ...ids('x', 15)] };
    expect(budgetLeft(open(tags, { tags: [...ids('t', 4), ...ids('x', 15)] }, opened), 'Tag')).toBe(
      2 + 3 - 4,
    );
    expect(budgetLeft(open(tags, { tags: ids('x', 15) }, opened), 'Tag')).toBe(2 + 3 - 0);
  });

  it('ignores whole categories [A-066]', () => {
    expect(budgetLeft(open(tags, { tagCategories: ['10', '11', '12'] }), 'Tag')).toBe(7);
  });
});

describe('a tag', () => {
  const spent = { tags: ids('t', 7) };

  it('is disabled when the budget is used up, unless it is selected [R-VALID-021]', () => {
    expect(isTagDisabled(open(tags, spent), optionOf(tags, 't9'))).toBe(true);
    expect(isTagDisabled(open(tags, spent), optionOf(tags, 't0'))).toBe(false);
    expect(isTagDisabled(open(tags, { tags: ids('t', 6) }), optionOf(tags, 't9'))).toBe(false);
  });

  it('is disabled without a budget when its category is selected [R-VALID-022]', () => {
    const whole = { tags: ids('x', 20), tagCategories: ['10'] };
    expect(tags.options.map((option) => isTagDisabled(open(tags, whole), option))).toEqual(
      tags.options.map(() => true),
    );
  });

  it('stays within a whole category whose other tags exceed the budget [A-066]', () => {
    expect(isTagDisabled(open(tags, { tagCategories: ['10'] }), optionOf(tags, 't0'))).toBe(true);
    const small = aCategory('10', ids('t', 8));
    const fits = { ...open(small, { tagCategories: ['10'] }) };
    expect(isTagDisabled({ ...fits, now: { ...fits.now, categories: [small] } }, optionOf(small, 't0'))).toBe(
      false,
    );
  });

  it('is the only filter with a budget', () => {
    expect(isTagDisabled(open(types, { tags: ids('x', 20) }), optionOf(types, 'course'))).toBe(false);
  });
});

describe('the checkbox of a category', () => {
  it.each([
    ['tag', tags, { tags: ids('x', 20) }],
    ['class-tag', classTags, { classTags: ids('x', 10) }],
  ] as const)('is disabled when the %s budget is zero [R-FILTER-017]', (_, category, choices) => {
    expect(isCategoryDisabled(open(category, choices))).toBe(true);
    expect(isCategoryDisabled(open(category, {}))).toBe(false);
  });

  it('is never disabled while the category is selected [R-FILTER-017]', () => {
    expect(isCategoryDisabled(open(tags, { tags: ids('x', 20), tagCategories: ['10'] }))).toBe(false);
  });

  it('depends only on the budget of its own kind', () => {
    expect(isCategoryDisabled(open(tags, { classTags: ids('x', 10) }))).toBe(false);
    expect(isCategoryDisabled(open(types, { tags: ids('x', 20) }))).toBe(false);
  });
});

it.each([
  [{}, undefined],
  [{ tags: ids('t', 7) }, { by: 'category', limit: 7 }],
  [{ tags: ids('x', 20) }, { by: 'overall', limit: 20 }],
  [{ tagCategories: ['10'] }, { by: 'whole' }],
] as const)('the choices %o put tags out of reach because of %o [O-5]', (choices, reason) => {
  expect(budgetLock(open(tags, choices))).toEqual(reason);
});
it('class tags have their own limits [O-5]', () => {
  expect(budgetLock(open(classTags, { classTags: ids('k', 3) }))).toEqual({ by: 'category', limit: 3 });
  expect(budgetLock(open(classTags, { classTags: ids('x', 10) }))).toEqual({ by: 'overall', limit: 10 });
});
