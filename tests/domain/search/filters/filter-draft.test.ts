import { describe, expect, it } from 'vitest';
import {
  applied,
  changedDraft,
  mayApply,
  openedDraft,
} from '../../../../src/domain/search/filters/filter-draft';
import { noChoices, type SearchChoices } from '../../../../src/domain/search/search-choices';

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
