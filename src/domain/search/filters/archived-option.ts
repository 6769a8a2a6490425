import type { FilterOption } from './filter-categories';

/**
 * The option that includes archived activities. Its kind is `mostUsed` because its value is a flag in the choices, as
 * for the most-used filters.
 * @see R-SEEALL-012 R-FILTER-016
 */
export const archivedOption: FilterOption = {
  id: 'includeArchived',
  kind: 'mostUsed',
  categoryId: '',
  label: { key: 'FILTER_ARCHIVED' },
};
