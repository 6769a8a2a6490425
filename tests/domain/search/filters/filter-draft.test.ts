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
  it('keeps filters, archived flag and search text as they were when it opened [R-FILTER-012]', () => {
    expect(changedDraft(openedDraft(chosen), later).opened).toEqual(chosen);
  });

  it('hands on what is chosen now, without blanks around its texts [R-FILTER-014]', () => {
    expect(applied(changedDraft(openedDraft(chosen), later))).toEqual({
      ...later,
      phrase: 'fire',
      activitiesText: 'fire',
    });
  });

  it('takes each change at once, and nothing but the draft changes [R-FILTER-015 R-SEARCHFLOW-009 R-SEARCHFLOW-010]', () => {
    const opened = openedDraft(chosen);
    expect(changedDraft(opened, later).now).toEqual(later);
    expect(opened.now).toEqual(chosen);
  });

  it.each([
    ['', true],
    ['a', false],
    ['ab ', false],
    ['abc', true],
  ])('with the text "%s" may be applied: %s [R-VALID-006]', (text, may) => {
    expect(mayApply(openedDraft({ ...noChoices, phrase: text }))).toBe(may);
    expect(mayApply(openedDraft({ ...noChoices, activitiesText: text }))).toBe(may);
  });
});
