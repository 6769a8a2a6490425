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
  it('R-FILTER-012 keeps filters, archived flag and search text as they were when it opened', () => {
    expect(changedDraft(openedDraft(chosen), later).opened).toEqual(chosen);
  });

  it('R-FILTER-014 hands on what is chosen now, without blanks around its texts', () => {
    expect(applied(changedDraft(openedDraft(chosen), later))).toEqual({
      ...later,
      phrase: 'fire',
      activitiesText: 'fire',
    });
  });

  it('R-FILTER-015 R-SEARCHFLOW-009 R-SEARCHFLOW-010 takes each change at once, and nothing but the draft changes', () => {
    const opened = openedDraft(chosen);
    expect(changedDraft(opened, later).now).toEqual(later);
    expect(opened.now).toEqual(chosen);
  });

  it.each([
    ['', true],
    ['a', false],
    ['ab ', false],
    ['abc', true],
  ])('R-VALID-006 with the text "%s" may be applied: %s', (text, may) => {
    expect(mayApply(openedDraft({ ...noChoices, phrase: text }))).toBe(may);
    expect(mayApply(openedDraft({ ...noChoices, activitiesText: text }))).toBe(may);
  });
});
