import type { ChoiceName } from './filters/filters';

/**
 * The number of results of each value of a filter, with all other choices applied, but not those in the category of the
 * value itself. A value that is missing has no results. A filter that is missing has no counts.
 * @see O-25
 */
export type Facets = Partial<Record<ChoiceName, Readonly<Record<string, number>>>>;
