/** Returns one page of a completely loaded list, and whether items remain after it. @see A-039 */
export function localPage<Item>(
  items: readonly Item[],
  { page, size }: { page: number; size: number },
): { items: Item[]; hasMore: boolean } {
  const end = (page + 1) * size;
  return { items: items.slice(page * size, end), hasMore: end < items.length };
}
