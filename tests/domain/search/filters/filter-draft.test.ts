import { describe, expect, it } from 'vitest';
import {
  applied,
  changedDraft,
  countsInDraft,
  mayApply,
  openedDraft,
} from '../../../../src/domain/search/filters/filter-draft';
import { optionCounts } from '../../../../src/domain/search/filters/option-counts';
import { noChoices, type SearchChoices } from '../../../../src/domain/search/search-choices';
import { aCategory, aMixedCategory } from '../some-categories';

const chosen: SearchChoices = {
  ...noChoices,
  phrase: 'aid',
  tags: ['1'],
  includeArchived: true,
  activitiesText: 'first',
};
const later: SearchChoices = {
  ...noChoices,
  phrase: ' fire ',
  tags: ['2'],
  activitiesText: ' fire ',
  date: '2026-03-02',
};

describe('the draft of a filter dialog', () => {
  it('starts with the filters, archived flag and text at opening [R-FILTER-012]', () => {
    expect(changedDraft(openedDraft(chosen), later).opened).toEqual(chosen);
  });

  it('returns the current choices, with its texts trimmed [R-FILTER-014]', () => {
    expect(applied(changedDraft(openedDraft(chosen), later))).toEqual({
      ...later,
      phrase: 'fire',
      activitiesText: 'fire',
    });
  });

  it('takes each change at once, and changes nothing else [R-FILTER-015 R-SEARCHFLOW-009 R-SEARCHFLOW-010]', () => {
    const opened = openedDraft(chosen);
    expect(changedDraft(opened, later).now).toEqual(later);
    expect(opened.now).toEqual(chosen);
  });

  it.each([
    ['', true],
    ['a', false],
    ['ab ', false],
    ['abc', true],
  ])('can be applied with the text "%s": %s [R-VALID-006]', (text, may) => {
    expect(mayApply(openedDraft({ ...noChoices, phrase: text }))).toBe(may);
    expect(mayApply(openedDraft({ ...noChoices, activitiesText: text }))).toBe(may);
  });
});

describe('the counts in a draft', () => {
  const categories = [
    aCategory('3', ['Completed'], 'statuses'),
    aCategory('4', ['course', 'video', 'pdf'], 'types'),
    aMixedCategory('9', ['1', '2'], ['7']),
  ];
  const facets = { types: { 101: 12 }, tags: { 1: 5 }, classTags: { 7: 2 }, statuses: { USC: 4 } };
  const opened: SearchChoices = { ...noChoices, phrase: 'lab', types: ['course', 'video'] };
  const kindsLeft = (now: SearchChoices) => {
    const counts = optionCounts(categories, facets);
    const left = countsInDraft({ choices: opened, categories, counts }, now);
    return [...new Set([...(left?.keys() ?? [])].map((key) => key.split(':')[0]))];
  };

  it.each([
    ['nothing has changed', {}, ['statuses', 'types', 'Tag', 'ClassTag']],
    ['values have another order', { types: ['video', 'course'] }, ['statuses', 'types', 'Tag', 'ClassTag']],
    ['one category has changed, for that one', { types: ['pdf'] }, ['types']],
    ['a tag has changed, for its category', { tags: ['1'] }, ['Tag', 'ClassTag']],
    ['two categories have changed, for none', { types: [], tags: ['1'] }, []],
    ['the phrase has changed, for none', { phrase: 'labs' }, []],
    ['the date has changed, for none', { date: '2026-03-02' }, []],
  ])('hold when %s [O-25 A-054]', (_, change, kinds) => {
    expect(kindsLeft({ ...opened, ...change } as SearchChoices)).toEqual(kinds);
  });

  it('are missing when the source gives none [O-25]', () => {
    expect(countsInDraft({ choices: opened, categories }, opened)).toBe(undefined);
  });
});
