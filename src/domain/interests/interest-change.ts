/** A tag that a user can choose as an interest. @see R-ENTITY-061 */
export type InterestTag = { id: string; name: string; isSelected: boolean };

/**
 * Returns the tags to add and to remove when interests are saved. Either list can be empty.
 * @see R-INTEREST-006 A-132
 */
export function interestChange(
  tags: readonly InterestTag[],
  chosen: ReadonlySet<string>,
): { added: string[]; removed: string[] } {
  return {
    added: tags.filter(({ id, isSelected }) => chosen.has(id) && !isSelected).map(({ id }) => id),
    removed: tags.filter(({ id, isSelected }) => !chosen.has(id) && isSelected).map(({ id }) => id),
  };
}
