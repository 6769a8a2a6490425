import { queryFromChoices } from '../choices-query';
import { charactersMissing } from '../phrase';
import type { SearchChoices } from '../search-choices';
import { optionKey, type FilterCategory } from './filter-categories';
import { withCategory } from './filter-selection';
import type { FilterState, OptionCounts } from './tag-selection';

/** The choices of a filter dialog: those from when it opened, and the current ones. @see R-FILTER-012 */
export type FilterDraft = { opened: SearchChoices; now: SearchChoices };

/**
 * Returns the draft of a dialog that opens. It contains everything that closing must restore: the filters, the archived
 * flag and the search text.
 * @see R-FILTER-012
 */
export const openedDraft = (choices: SearchChoices): FilterDraft => ({ opened: choices, now: choices });

/**
 * Returns the draft with changed choices. Each change takes effect at once, but only in the draft.
 * @see R-FILTER-015 R-SEARCHFLOW-009 R-SEARCHFLOW-010 A-054
 */
export const changedDraft = (draft: FilterDraft, now: SearchChoices): FilterDraft => ({ ...draft, now });

/**
 * Returns whether a draft can be applied. A search text of one or two characters prevents it.
 * @see R-VALID-006 A-068
 */
export function mayApply({ now }: FilterDraft): boolean {
  return charactersMissing(now.phrase) === 0 && charactersMissing(now.activitiesText) === 0;
}

/** Returns the choices for Apply. Trims the texts. @see R-FILTER-014 */
export function applied({ now }: FilterDraft): SearchChoices {
  return { ...now, phrase: now.phrase.trim(), activitiesText: now.activitiesText.trim() };
}

/**
 * Returns the counts that still hold for the choices of a draft, which nobody has searched for yet: those of a category
 * if nothing has changed outside it.
 * @see O-25 A-054
 */
export function countsInDraft(state: FilterState, now: SearchChoices): OptionCounts | undefined {
  const { counts, categories } = state;
  if (!counts) return undefined;
  const isCurrent = (category: FilterCategory) =>
    keyOf(withCategory(state, category, false)) ===
    keyOf(withCategory({ ...state, choices: now }, category, false));
  const current = categories.filter(isCurrent).flatMap(({ options }) => options.map(optionKey));
  return new Map([...counts].filter(([key]) => current.includes(key)));
}

const keyOf = (choices: SearchChoices): string =>
  [choices.phrase, ...queryFromChoices(choices).split('&').sort()].join('&');
