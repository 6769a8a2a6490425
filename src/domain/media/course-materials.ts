/** The materials of a course in playing order (R-ENTITY-065). */
export type CourseOutline = {
  ungrouped: readonly string[];
  groups: readonly { name: string; materialIds: readonly string[] }[];
};

/** All materials: the ungrouped first, then group by group (R-MEDIA-012). */
export function materialOrder({ ungrouped, groups }: CourseOutline): string[] {
  return [...new Set([...ungrouped, ...groups.flatMap(({ materialIds }) => materialIds)])];
}

/** The index, brought into range by wrapping round both ends (R-COURSEMEDIA-003, A-112). */
export function wrappedIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}

/** The material one step away; with nothing chosen, next starts the first (R-MEDIA-013, A-112). */
export function neighbour(
  ids: readonly string[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const index = current === undefined ? -1 : ids.indexOf(current);
  if (index === -1) return step === 1 ? ids[0] : undefined;
  return ids[wrappedIndex(index + step, ids.length)];
}

/** Are the buttons at work? Not at the ends (R-COURSEMEDIA-001, R-COURSEMEDIA-002, A-112). */
export function stepsEnabled(
  ids: readonly string[],
  current: string | undefined,
): { previous: boolean; next: boolean } {
  const index = current === undefined ? -1 : ids.indexOf(current);
  return { previous: index > 0, next: index < ids.length - 1 };
}
