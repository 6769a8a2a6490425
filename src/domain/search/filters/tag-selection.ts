import type { FilterCategory, FilterOption } from './filter-categories';
import type { SearchChoices } from '../search-choices';

/** The number of results of each option, by its key. An option that is not counted is missing. @see O-25 */
export type OptionCounts = ReadonlyMap<string, number>;

/**
 * The choices, the categories of the filter panel in which the person makes them, and the number of results of each
 * option where the source of results gives it.
 */
export type FilterState = {
  choices: SearchChoices;
  categories: readonly FilterCategory[];
  counts?: OptionCounts | undefined;
};

export type TagKind = 'Tag' | 'ClassTag';

type TagField = { list: 'tags' | 'classTags'; whole: 'tagCategories' | 'classTagCategories' };

/**
 * The properties of the choices that contain the tags of a kind: `list` those selected one by one, `whole` the
 * categories that are selected as a whole.
 * @see A-066
 */
export const tagFields = {
  Tag: { list: 'tags', whole: 'tagCategories' },
  ClassTag: { list: 'classTags', whole: 'classTagCategories' },
} as const satisfies Record<TagKind, TagField>;

export const tagKinds = Object.keys(tagFields) as TagKind[];

export const isTagKind = (kind: string): kind is TagKind => Object.hasOwn(tagFields, kind);

/**
 * Returns the tags that are selected one by one. The tags of a category that is selected as a whole are not included,
 * so they use no budget.
 * @see A-066
 */
export function pickedTags(choices: SearchChoices, kind: TagKind): readonly string[] {
  return choices[tagFields[kind].list];
}

/** Returns the kinds of tags in a category. */
export function tagKindsIn(category: FilterCategory): TagKind[] {
  return tagKinds.filter((kind) => category.options.some((option) => option.kind === kind));
}

/**
 * Returns the ids of all selected tags of a kind, whether selected one by one or with their category. A tag that is in
 * several categories is selected in all of them.
 * @see A-067
 */
export function selectedTags({ choices, categories }: FilterState, kind: TagKind): ReadonlySet<string> {
  const { list, whole } = tagFields[kind];
  const chosen = categories.filter(({ id }) => choices[whole].includes(id));
  const ofCategories = chosen.flatMap((category) => optionIds(category, kind));
  return new Set([...choices[list], ...ofCategories]);
}

/**
 * Selects or clears tags. A category whose tags are all selected becomes selected as a whole.
 * @see R-FILTER-006..009 A-066 A-067
 */
export function withTags(state: FilterState, options: readonly FilterOption[], on: boolean): SearchChoices {
  const selected = new Map(tagKinds.map((kind) => [kind, changedTags(state, kind, { options, on })]));
  const wholes = state.categories.filter((category) => isWhole(category, selected));
  return tagKinds.reduce((choices, kind) => {
    const { list, whole } = tagFields[kind];
    const covered = new Set(wholes.flatMap((category) => optionIds(category, kind)));
    const unknown = choices[whole].filter((id) => !state.categories.some((category) => category.id === id));
    const wholeIds = wholes.filter((category) => tagKindsIn(category).includes(kind)).map(({ id }) => id);
    const single = [...(selected.get(kind) ?? [])].filter((id) => !covered.has(id));
    return { ...choices, [list]: single, [whole]: [...unknown, ...wholeIds] };
  }, state.choices);
}

/**
 * Returns whether an id is the zero id, which groups the filters without a category. Requests never contain it as a
 * category.
 * @see R-ENTITY-076 A-063
 */
export function isNoCategory(categoryId: string): boolean {
  return categoryId === '00000000-0000-0000-0000-000000000000' || categoryId === '0';
}

function changedTags(
  state: FilterState,
  kind: TagKind,
  change: { options: readonly FilterOption[]; on: boolean },
): ReadonlySet<string> {
  const ids = new Set(selectedTags(state, kind));
  for (const option of change.options) {
    if (option.kind !== kind) continue;
    if (change.on) ids.add(option.id);
    if (!change.on) ids.delete(option.id);
  }
  return ids;
}

function isWhole(category: FilterCategory, selected: ReadonlyMap<TagKind, ReadonlySet<string>>): boolean {
  if (isNoCategory(category.id)) return false;
  return tagKindsIn(category).every((kind) =>
    optionIds(category, kind).every((id) => selected.get(kind)?.has(id)),
  );
}

const optionIds = (category: FilterCategory, kind: TagKind): string[] =>
  category.options.filter((option) => option.kind === kind).map(({ id }) => id);
