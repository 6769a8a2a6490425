/** The materials of a course in playing order. @see R-ENTITY-065 */
export type CourseOutline = {
  ungrouped: readonly string[];
  groups: readonly { name: string; materialIds: readonly string[] }[];
};

/** Returns all materials: the ungrouped ones first, then group by group. @see R-MEDIA-012 */
export function materialOrder({ ungrouped, groups }: CourseOutline): string[] {
  return [...new Set([...ungrouped, ...groups.flatMap(({ materialIds }) => materialIds)])];
}

/** Returns the index wrapped around both ends. @see R-COURSEMEDIA-003 A-112 */
export function wrappedIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}

/** Returns the next or previous material. With no current material, next starts the first. @see R-MEDIA-013 A-112 */
export function neighbour(
  ids: readonly string[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const index = current === undefined ? -1 : ids.indexOf(current);
  if (index === -1) return step === 1 ? ids[0] : undefined;
  return ids[wrappedIndex(index + step, ids.length)];
}

/** Returns which buttons are enabled. They are disabled at the ends. @see R-COURSEMEDIA-001 R-COURSEMEDIA-002 A-112 */
export function stepsEnabled(
  ids: readonly string[],
  current: string | undefined,
): { previous: boolean; next: boolean } {
  const index = current === undefined ? -1 : ids.indexOf(current);
  return { previous: index > 0, next: index < ids.length - 1 };
}
