import type { ChoiceName } from './filters/filters';

/** The filters whose values a source of results can count. */
type FacetName = Extract<ChoiceName, 'types' | 'tags' | 'classTags' | 'statuses'>;

/**
 * The number of results of each value of a filter, with all other choices applied, but not those in the category of the
 * value itself. A value that is missing has no results. A filter that is missing has no counts.
 * @see O-25
 */
export type Facets = Partial<Record<FacetName, Readonly<Record<string, number>>>>;
