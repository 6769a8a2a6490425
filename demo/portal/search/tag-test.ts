import type { LoadedCatalog } from '../catalog/loaded-catalog';

/**
 * Whether something has the chosen tags: within one category any of the chosen tags will do (all of them
 * when the category itself is chosen), between categories each is needed. An unknown id is never carried.
 */
export function tagTest(
  catalog: LoadedCatalog,
  wanted: { tags: readonly string[]; categories: readonly string[] },
): (tags: readonly string[]) => boolean {
  const groups = new Map<string, Set<string>>();
  for (const tag of wanted.tags) {
    const category = catalog.tags.get(tag)?.categoryId ?? `unknown ${tag}`;
    groups.set(category, (groups.get(category) ?? new Set()).add(tag));
  }
  for (const id of wanted.categories) {
    const category = catalog.source.tagCategories.find((candidate) => candidate.id === id);
    groups.set(id, new Set(category?.tags.map((tag) => tag.id)));
  }
  const needed = [...groups.values()];
  return (tags) => needed.every((group) => tags.some((tag) => group.has(tag)));
}
