import type { Facets } from '../facets';
import { noChoices } from '../search-choices';
import { optionKey, type FilterCategory, type FilterOption } from './filter-categories';
import { filterNameOf } from './filter-selection';
import { filterOf } from './filters';
import type { FilterState, OptionCounts } from './tag-selection';

/** Returns the number of results of each option of the panel. @see O-25 */
export function optionCounts(categories: readonly FilterCategory[], facets: Facets): OptionCounts {
  const options = categories.flatMap((category) => category.options);
  return new Map(
    options.flatMap((option): [string, number][] => {
      const count = countOf(facets, option);
      return count === undefined ? [] : [[optionKey(option), count]];
    }),
  );
}

/** Returns the number of results of one option: of all its values together, such as the codes of a status group. */
function countOf(facets: Facets, option: FilterOption): number | undefined {
  const name = filterNameOf(option);
  const counts = name && facets[name];
  return counts && valuesOf(option).reduce((sum, value) => sum + (counts[value] ?? 0), 0);
}

/** Returns the values that select an option in a request, such as the code of a type. */
export function valuesOf(option: FilterOption): string[] {
  const name = filterNameOf(option);
  if (name === undefined) return [];
  const filter = filterOf(name);
  const written = filter.write(filter.toggle?.(noChoices[name], option.id, true));
  return Array.isArray(written) ? written.map(String) : [];
}

/** Returns whether all options of a category are without results. @see O-25 */
export function hasNoResults({ counts }: FilterState, category: FilterCategory): boolean {
  return category.options.every((option) => counts?.get(optionKey(option)) === 0);
}
