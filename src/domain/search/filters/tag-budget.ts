import type { FilterCategory, FilterOption } from './filter-categories';
import { isCategorySelected, isSelected } from './filter-selection';
import type { SearchChoices } from '../search-choices';
import { isTagKind, pickedTags, tagKindsIn, type FilterState, type TagKind } from './tag-selection';

/** Tags that may be chosen: catalog tags and class tags (R-CONST-023). */
export const tagLimits = {
  overall: { tag: 20, classTag: 10 },
  perCategory: { tag: 7, classTag: 3 },
} as const;

/** A category at work: the choices when it was opened, and as they are now. */
export type OpenCategory = { category: FilterCategory; opened: SearchChoices; now: FilterState };

const limitNames = { Tag: 'tag', ClassTag: 'classTag' } as const;

/** How many more tags of a kind may be picked: what was left when the category opened, plus what was given back, minus what was taken (R-VALID-017..020, R-VALID-023, A-066). */
export function budgetLeft({ category, opened, now }: OpenCategory, kind: TagKind): number {
  const budget = budgetAtStart(opened, category, kind);
  return budget + pickedIn(opened, category, kind) - pickedIn(now.choices, category, kind);
}

/** Is a tag out of reach? At no budget the unselected ones are, and all of a selected category (R-VALID-021, R-VALID-022). */
export function isTagDisabled(open: OpenCategory, option: FilterOption): boolean {
  if (!isTagKind(option.kind)) return false;
  const left = budgetLeft(open, option.kind);
  // Taking one tag out of a whole category leaves all the others as single picks.
  if (isCategorySelected(open.now, open.category))
    return ofKind(open.category, option.kind).length - 1 > left;
  return left <= 0 && !isSelected(open.now, option);
}

/** Is the checkbox of a category out of reach (R-FILTER-017, A-066)? */
export function isCategoryDisabled(open: OpenCategory): boolean {
  if (isCategorySelected(open.now, open.category)) return false;
  return tagKindsIn(open.category).some((kind) => budgetLeft(open, kind) <= 0);
}

/** Why tags of a category cannot be picked: a limit that is reached, or the whole category being chosen (O-5). */
export type BudgetLock = { by: 'category' | 'overall'; limit: number } | { by: 'whole' };

/** The reason that stands at a category some of whose tags are out of reach; undefined when none is (O-5). */
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

/** The smaller of what is left overall and in the category. */
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
