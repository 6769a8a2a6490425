import type { FilterCategory, FilterOption } from './filter-categories';
import { isCategorySelected, isSelected } from './filter-selection';
import type { SearchChoices } from '../search-choices';
import { isTagKind, pickedTags, tagKindsIn, type FilterState, type TagKind } from './tag-selection';

/** The maximum numbers of tags that a person can select one by one: catalog tags and class tags. @see R-CONST-023 */
export const tagLimits = {
  overall: { tag: 20, classTag: 10 },
  perCategory: { tag: 7, classTag: 3 },
} as const;

/** An open category: the choices from when it was opened, and the current state. */
export type OpenCategory = { category: FilterCategory; opened: SearchChoices; now: FilterState };

const limitNames = { Tag: 'tag', ClassTag: 'classTag' } as const;

/**
 * Returns how many more tags of a kind can be selected one by one. The result is the budget from when the category was
 * opened, plus the tags of the category that were selected then, minus those that are selected now.
 * @see R-VALID-017..020 R-VALID-023 A-066
 */
export function budgetLeft({ category, opened, now }: OpenCategory, kind: TagKind): number {
  const budget = budgetAtStart(opened, category, kind);
  return budget + pickedIn(opened, category, kind) - pickedIn(now.choices, category, kind);
}

/**
 * Returns whether a tag is disabled. When the budget is used up, unselected tags are disabled. In a selected
 * category, all tags are disabled if the budget is too small to select the others one by one.
 * @see R-VALID-021 R-VALID-022
 */
export function isTagDisabled(open: OpenCategory, option: FilterOption): boolean {
  if (!isTagKind(option.kind)) return false;
  const left = budgetLeft(open, option.kind);
  // If the person clears one tag of a whole category, all its other tags become selected one by one.
  if (isCategorySelected(open.now, open.category))
    return ofKind(open.category, option.kind).length - 1 > left;
  return left <= 0 && !isSelected(open.now, option);
}

/** Returns whether the checkbox of a category is disabled. @see R-FILTER-017 A-066 */
export function isCategoryDisabled(open: OpenCategory): boolean {
  if (isCategorySelected(open.now, open.category)) return false;
  return tagKindsIn(open.category).some((kind) => budgetLeft(open, kind) <= 0);
}

/** The reason why tags of a category are disabled: a limit is reached, or the whole category is selected. @see O-5 */
export type BudgetLock = { by: 'category' | 'overall'; limit: number } | { by: 'whole' };

/** Returns the reason that a category shows for its disabled tags, or undefined if no tag is disabled. @see O-5 */
export function budgetLock(open: OpenCategory): BudgetLock | undefined {
  const locked = open.category.options.find((option) => isTagDisabled(open, option));
  if (!locked) return undefined;
  if (isCategorySelected(open.now, open.category)) return { by: 'whole' };
  const kind = locked.kind === 'ClassTag' ? 'ClassTag' : 'Tag';
  const inCategory = tagLimits.perCategory[limitNames[kind]];
  if (pickedIn(open.now.choices, open.category, kind) >= inCategory)
    return { by: 'category', limit: inCategory };
  return { by: 'overall', limit: tagLimits.overall[limitNames[kind]] };
}

/** Returns the smaller of the two remaining budgets: overall and in the category. @see A-066 */
function budgetAtStart(choices: SearchChoices, category: FilterCategory, kind: TagKind): number {
  const limit = limitNames[kind];
  const overall = tagLimits.overall[limit] - pickedTags(choices, kind).length;
  return Math.min(overall, tagLimits.perCategory[limit] - pickedIn(choices, category, kind));
}

function pickedIn(choices: SearchChoices, category: FilterCategory, kind: TagKind): number {
  const ids = ofKind(category, kind).map(({ id }) => id);
  return pickedTags(choices, kind).filter((id) => ids.includes(id)).length;
}

const ofKind = (category: FilterCategory, kind: TagKind): FilterOption[] =>
  category.options.filter((option) => option.kind === kind);
