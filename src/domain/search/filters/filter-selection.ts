import type { ItemType } from '../../activities/item-types';
import { searchStatusGroups } from '../../activities/status/status-groups';
import type { FilterCategory, FilterKind, FilterOption } from './filter-categories';
import type { MostUsedFilter } from './most-used-filters';
import { noChoices, type SearchChoices } from '../search-choices';
import { isTagKind, selectedTags, withTags, type FilterState, type TagKind } from './tag-selection';

/** Is this filter selected (R-FILTER-006, A-067)? */
export function isSelected(state: FilterState, option: FilterOption): boolean {
  if (isTagKind(option.kind)) return selectedTags(state, option.kind).has(option.id);
  return selectors[option.kind].has(state.choices, option.id);
}

/** Is a category selected, that is, all its filters (R-FILTER-009)? */
export function isCategorySelected(state: FilterState, category: FilterCategory): boolean {
  return category.options.length > 0 && category.options.every((option) => isSelected(state, option));
}

/** Selects or clears a filter, in every category that has it (R-FILTER-008, A-067). */
export function withFilter(state: FilterState, option: FilterOption, on: boolean): SearchChoices {
  if (isTagKind(option.kind)) return withTags(state, [option], on);
  return selectors[option.kind].set(state.choices, option.id, on);
}

/** Selects or clears all filters of a category (R-FILTER-006, R-FILTER-007). */
export function withCategory(state: FilterState, category: FilterCategory, on: boolean): SearchChoices {
  const choices = withTags(state, category.options, on);
  return category.options
    .filter(({ kind }) => !isTagKind(kind))
    .reduce((changed, option) => withFilter({ ...state, choices: changed }, option, on), choices);
}

/** Clear all: filters and date go, phrase and sort stay (R-FILTER-010, R-FILTER-011). */
export function cleared({ phrase, sort }: SearchChoices): SearchChoices {
  return { ...noChoices, phrase, ...(sort && { sort }) };
}

type Selector = {
  has: (choices: SearchChoices, id: string) => boolean;
  set: (choices: SearchChoices, id: string, on: boolean) => SearchChoices;
};

const selectors: Readonly<Record<Exclude<FilterKind, TagKind>, Selector>> = {
  mostUsed: {
    has: (choices, id) => choices[id as MostUsedFilter],
    set: (choices, id, on) => ({ ...choices, [id]: on }),
  },
  statuses: {
    has: ({ statuses }, id) => groupCodes(id).every((code) => statuses.includes(code)),
    set: (choices, id, on) => ({ ...choices, statuses: changed(choices.statuses, groupCodes(id), on) }),
  },
  types: {
    has: ({ types }, id) => types.some((type) => type === id),
    set: (choices, id, on) => ({ ...choices, types: changed(choices.types, [id as ItemType], on) }),
  },
  statusOnSystemTypes: {
    has: ({ systemStatuses }, id) => systemStatuses.includes(id),
    set: (choices, id, on) => ({ ...choices, systemStatuses: changed(choices.systemStatuses, [id], on) }),
  },
  systemTypes: {
    has: ({ systemTypes }, id) => systemTypes.includes(id),
    set: (choices, id, on) => ({ ...choices, systemTypes: changed(choices.systemTypes, [id], on) }),
  },
};

function changed<Value>(values: readonly Value[], these: readonly Value[], on: boolean): Value[] {
  const others = values.filter((value) => !these.includes(value));
  return on ? [...others, ...these] : others;
}

const groupCodes = (group: string): readonly string[] =>
  searchStatusGroups[group as keyof typeof searchStatusGroups];
