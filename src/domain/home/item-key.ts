interface Keyed {
  id: string;
  type?: string | undefined;
}

/** Identifies an item among items of all types: ids are unique within a type only. */
export const itemKey = ({ id, type = '' }: Keyed): string => `${type}:${id}`;

/** The items in their order, each once: a later page may bring an item again. @see O-27 */
export function uniqueItems<Item extends Keyed>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isRepeat = seen.has(itemKey(item));
    seen.add(itemKey(item));
    return !isRepeat;
  });
}
