interface Keyed {
  id: string;
  type?: string | undefined;
}

/** Returns a key that is unique among items of all types. An id is unique within its type only. */
export const itemKey = ({ id, type = '' }: Keyed): string => `${type}:${id}`;

/** Returns the items in their order without repeats. A later page can contain an item again. @see O-27 */
export function uniqueItems<Item extends Keyed>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isRepeat = seen.has(itemKey(item));
    seen.add(itemKey(item));
    return !isRepeat;
  });
}
