import type { FilterCategory, FilterOption } from '../../../src/domain/search/filters/filter-categories';

const option = (categoryId: string, id: string, kind: FilterOption['kind']): FilterOption => ({
  id,
  kind,
  categoryId,
  label: { text: id },
});

/** A category for tests: its id and the ids of its options. */
export function aCategory(
  id: string,
  ids: readonly string[],
  kind: FilterOption['kind'] = 'Tag',
): FilterCategory {
  return { id, label: { text: id }, options: ids.map((one) => option(id, one, kind)) };
}

/** A category with tags of both kinds. */
export function aMixedCategory(
  id: string,
  tags: readonly string[],
  classTags: readonly string[],
): FilterCategory {
  const options = [...aCategory(id, tags).options, ...aCategory(id, classTags, 'ClassTag').options];
  return { id, label: { text: id }, options };
}

/** The option of a category by its id. */
export function optionOf(category: FilterCategory, id: string): FilterOption {
  const found = category.options.find((one) => one.id === id);
  if (!found) throw new Error(`No option ${id} in ${category.id}`);
  return found;
}
