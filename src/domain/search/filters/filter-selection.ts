import { noChoices, type SearchChoices } from '../search-choices';
import type { FilterCategory, FilterOption } from './filter-categories';
import { choiceNames, filterOf, type ChoiceName } from './filters';
import { isTagKind, selectedTags, tagFields, withTags, type FilterState } from './tag-selection';

/** Returns whether a filter option is selected. @see R-FILTER-006 A-067 */
export function isSelected(state: FilterState, option: FilterOption): boolean {
  if (isTagKind(option.kind)) return selectedTags(state, option.kind).has(option.id);
  const name = filterNameOf(option);
  return name !== undefined && filterOf(name).has?.(state.choices[name], option.id) === true;
}

/** Returns whether a category is selected, which means that all its options are selected. @see R-FILTER-009 */
export function isCategorySelected(state: FilterState, category: FilterCategory): boolean {
  return category.options.length > 0 && category.options.every((option) => isSelected(state, option));
}

/** Selects or clears a filter option in every category that contains it. @see R-FILTER-008 A-067 */
export function withFilter(state: FilterState, option: FilterOption, on: boolean): SearchChoices {
  if (isTagKind(option.kind)) return withTags(state, [option], on);
  const name = filterNameOf(option);
  if (name === undefined) return state.choices;
  return { ...state.choices, [name]: filterOf(name).toggle?.(state.choices[name], option.id, on) };
}

/** Selects or clears all options of a category. @see R-FILTER-006 R-FILTER-007 */
export function withCategory(state: FilterState, category: FilterCategory, on: boolean): SearchChoices {
  const choices = withTags(state, category.options, on);
  return category.options
    .filter(({ kind }) => !isTagKind(kind))
    .reduce((changed, option) => withFilter({ ...state, choices: changed }, option, on), choices);
}

/**
 * Returns the choices after Clear all, without filters and date. The phrase and the sort order stay.
 * @see R-FILTER-010 R-FILTER-011
 */
export function cleared({ phrase, sort }: SearchChoices): SearchChoices {
  return { ...noChoices, phrase, ...(sort && { sort }) };
}

/** Returns the name of the filter that an option belongs to. */
export function filterNameOf({ kind, id }: FilterOption): ChoiceName | undefined {
  if (isTagKind(kind)) return tagFields[kind].list;
  return choiceNames.find((name) =>
    kind === 'mostUsed' ? name === id : filterOf(name).category?.kind === kind,
  );
}
