import type { LoadedCatalog } from '../../catalog/loaded-catalog';

interface WantedTags {
  tags: readonly string[];
  categories: readonly string[];
}

/** The chosen tags by category; all tags of a category when the category itself is chosen. */
export function tagGroups(
  catalog: LoadedCatalog,
  wanted: WantedTags,
): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  for (const tag of wanted.tags) {
    const category = catalog.tags.get(tag)?.categoryId ?? `unknown ${tag}`;
    groups.set(category, (groups.get(category) ?? new Set()).add(tag));
  }
  for (const id of wanted.categories) {
    const category = catalog.source.tagCategories.find((candidate) => candidate.id === id);
    groups.set(id, new Set(category?.tags.map((tag) => tag.id)));
  }
  return groups;
}

/**
 * Whether something has the chosen tags: within one category any of the chosen tags will do (all of them
 * when the category itself is chosen), between categories each is needed. An unknown id is never carried.
 */
export function tagTest(catalog: LoadedCatalog, wanted: WantedTags): (tags: readonly string[]) => boolean {
  const needed = [...tagGroups(catalog, wanted).values()];
  return (tags) => needed.every((group) => tags.some((tag) => group.has(tag)));
}
