import { describe, expect, it } from 'vitest';
import { noChoices } from '../../../../src/domain/search/search-choices';
import {
  isNoCategory,
  pickedTags,
  selectedTags,
  tagKindsIn,
  withTags,
} from '../../../../src/domain/search/filters/tag-selection';
import { aCategory, aMixedCategory } from '../some-categories';

const whole = aCategory('10', ['a', 'b']);
const other = aCategory('20', ['c', 'd']);
const categories = [whole, other];
const choices = { ...noChoices, tags: ['c'], tagCategories: ['10'] };

describe('the tags of a search', () => {
  it('are selected on their own or with their category, and count only on their own [A-066]', () => {
    expect([...selectedTags({ choices, categories }, 'Tag')].sort()).toEqual(['a', 'b', 'c']);
    expect(pickedTags(choices, 'Tag')).toEqual(['c']);
  });

  it('become their category when all of them are selected [R-FILTER-009]', () => {
    const gathered = withTags({ choices, categories }, other.options, true);
    expect(gathered).toMatchObject({ tags: [], tagCategories: ['10', '20'] });
  });

  it('are of two kinds [R-ENTITY-063]', () => {
    expect(tagKindsIn(aMixedCategory('30', ['a'], ['k']))).toEqual(['Tag', 'ClassTag']);
    expect(tagKindsIn(aCategory('4', ['course'], 'types'))).toEqual([]);
  });
});

it.each([
  ['00000000-0000-0000-0000-000000000000', true],
  ['0', true],
  ['10', false],
])('the category id %s counts as no category: %s [R-ENTITY-076]', (id, expected) => {
  expect(isNoCategory(id)).toBe(expected);
});
