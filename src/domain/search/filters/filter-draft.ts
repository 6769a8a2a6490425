import { charactersMissing } from '../phrase';
import type { SearchChoices } from '../search-choices';

/** What a filter dialog works on: the choices as they were when it opened, and as they are now (R-FILTER-012). */
export type FilterDraft = { opened: SearchChoices; now: SearchChoices };

/** Opening keeps all that closing must bring back: filters, the archived flag and the search text (R-FILTER-012). */
export const openedDraft = (choices: SearchChoices): FilterDraft => ({ opened: choices, now: choices });

/** Each change counts at once, in the draft only (R-FILTER-015, R-SEARCHFLOW-009, R-SEARCHFLOW-010, A-054). */
export const changedDraft = (draft: FilterDraft, now: SearchChoices): FilterDraft => ({ ...draft, now });

/** May it be applied? Not with a search text of one or two characters (R-VALID-006, A-068). */
export function mayApply({ now }: FilterDraft): boolean {
  return charactersMissing(now.phrase) === 0 && charactersMissing(now.activitiesText) === 0;
}

/** The choices that Apply hands on; texts lose the blanks around them (R-FILTER-014). */
export function applied({ now }: FilterDraft): SearchChoices {
  return { ...now, phrase: now.phrase.trim(), activitiesText: now.activitiesText.trim() };
}
