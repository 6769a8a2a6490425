/** The sort orders of results. The index of each entry is its number in the API. @see R-ENTITY-082 */
export const sortTypes = ['Relevant', 'Alphabetical', 'Date'] as const;

export type SortType = (typeof sortTypes)[number];
