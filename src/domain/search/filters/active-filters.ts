import { optionKey, type FilterCategory, type FilterOption } from './filter-categories';
import { isCategorySelected, isSelected, withCategory, withFilter } from './filter-selection';
import type { SearchChoices } from '../search-choices';
import { tagKindsIn, type FilterState } from './tag-selection';

/**
 * A chip above the results: a whole tag category, a single filter, the date, or the value of a filter that no category
 * contains.
 * @see O-4
 */
export type ActiveFilter =
  | { kind: 'category'; category: FilterCategory }
  | { kind: 'option'; option: FilterOption }
  | { kind: 'date'; date: string }
  | { kind: 'unknown'; name: string; id: string };

/**
 * Returns the chips of all active filters. A filter that is in several categories has one chip. A filter that is in no
 * category also has a chip, because it affects the results too.
 * @see O-4 A-067
 */
export function activeFilters(state: FilterState): ActiveFilter[] {
  const wholes = state.categories.filter((category) => isWholeTagCategory(state, category));
  const covered = new Set(wholes.flatMap(({ options }) => options.map(optionKey)));
  const options = state.categories.flatMap((category) => category.options);
  const single = options.filter((option) => isSelected(state, option) && !covered.has(optionKey(option)));
  const once = new Map(single.map((option) => [optionKey(option), option]));
  const { date } = state.choices;
  const filters = [
    ...wholes.map((category): ActiveFilter => ({ kind: 'category', category })),
    ...[...once.values()].map((option): ActiveFilter => ({ kind: 'option', option })),
    ...(date === undefined ? [] : [{ kind: 'date', date } as const]),
  ];
  const left = filters.reduce((choices, chip) => withoutFilter({ ...state, choices }, chip), state.choices);
  return [
    ...filters,
    ...Object.entries(left).flatMap(([name, ids]) =>
      Array.isArray(ids) ? ids.map((id: string): ActiveFilter => ({ kind: 'unknown', name, id })) : [],
    ),
  ];
}

/** Returns the text that identifies an active filter among the others. */
export function activeFilterKey(filter: ActiveFilter): string {
  if (filter.kind === 'category') return `c-${filter.category.id}`;
  if (filter.kind === 'unknown') return `${filter.name}-${filter.id}`;
  return filter.kind === 'date' ? 'date' : optionKey(filter.option);
}

/** Returns the choices without the filter of a chip. */
export function withoutFilter(state: FilterState, filter: ActiveFilter): SearchChoices {
  const { choices } = state;
  if (filter.kind === 'category') return withCategory(state, filter.category, false);
  if (filter.kind === 'option') return withFilter(state, filter.option, false);
  if (filter.kind === 'unknown') {
    const ids = choices[filter.name as 'tags'];
    return { ...choices, [filter.name]: ids.filter((id) => id !== filter.id) };
  }
  const rest = { ...choices };
  delete rest.date;
  return rest;
}

function isWholeTagCategory(state: FilterState, category: FilterCategory): boolean {
  return tagKindsIn(category).length > 0 && isCategorySelected(state, category);
}
