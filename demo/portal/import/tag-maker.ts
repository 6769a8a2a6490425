import type { TagCategory, Text } from '../catalog-format';
import { cultures } from '../catalog/text';

/** One way to sort items: its values become tags. */
interface Aspect<Item> {
  id: string;
  name: Text;
  valuesOf: (item: Item) => readonly string[];
  nameOf?: (value: string) => Text;
  isInterest?: boolean;
}

/** More tags than this no panel can show; values of fewer items are not worth a filter. */
const mostTags = 40;
const leastItems = 3;

/** Makes tag categories from aspects of items: the most frequent values of each become its tags. */
export function makeTags<Item>(items: readonly Item[], aspects: readonly Aspect<Item>[]) {
  const made = aspects.map((aspect) => {
    const values = frequentValues(items, aspect);
    const idOf = new Map(values.map((value, index) => [value, `${aspect.id}-${index + 1}`]));
    return { aspect, values, idOf };
  });
  const tagCategories: TagCategory[] = made.map(({ aspect, values, idOf }) => ({
    id: aspect.id,
    name: aspect.name,
    tags: values.map((value) => ({
      id: idOf.get(value) ?? value,
      name: aspect.nameOf?.(value) ?? value,
      kind: 'tag',
      ...(aspect.isInterest ? { isInterest: true } : {}),
    })),
  }));
  const tagsOf = (item: Item) =>
    made.flatMap(({ aspect, idOf }) => aspect.valuesOf(item).flatMap((value) => idOf.get(value) ?? []));
  return { tagCategories, tagsOf };
}

function frequentValues<Item>(items: readonly Item[], { valuesOf }: Aspect<Item>): string[] {
  const counts = new Map<string, number>();
  for (const value of items.flatMap((item) => [...new Set(valuesOf(item))])) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= leastItems)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostTags)
    .map(([value]) => value);
}

/** The name of a language in each of the five. */
export function languageName(code: string): Text {
  const names = cultures.map((culture) => [culture, nameIn(culture, code)] as const);
  return Object.fromEntries(names);
}

function nameIn(culture: string, code: string): string {
  try {
    return new Intl.DisplayNames(culture, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** A word in capitals or joined parts as a name: `cheat-sheet` and `DataSteward` become words. */
export function spoken(value: string): string {
  const words = value.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
