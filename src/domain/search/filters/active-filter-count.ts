import { searchGroupOf } from '../../activities/status/status-groups';
import type { SearchChoices } from '../search-choices';

/** The number on the filter button: single filters, whole categories as one each, and the date (R-SEARCH-009, A-081). */
export function activeFilterCount(choices: SearchChoices): number {
  const flags = [choices.mandatory, choices.targetGroup, choices.signedUp, choices.openForSignup];
  const lists = [choices.types, choices.tags, choices.classTags, choices.systemTypes, choices.systemStatuses];
  const statuses = new Set(choices.statuses.map((code) => searchGroupOf(code) ?? code));
  const wholes = new Set([...choices.tagCategories, ...choices.classTagCategories]);
  const single = [...flags, choices.includeArchived, choices.date].filter(Boolean).length;
  return lists.reduce((count, list) => count + list.length, single + statuses.size + wholes.size);
}
