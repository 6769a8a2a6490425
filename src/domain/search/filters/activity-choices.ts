import type { FilterOption } from './filter-categories';
import { noChoices, type SearchChoices } from '../search-choices';

/** The filter state of my activities: related system types and statuses, search input, archived or not (R-ENTITY-069, R-ENTITY-070). */
const ofActivities = (choices: SearchChoices) => ({
  systemTypes: choices.systemTypes,
  systemStatuses: choices.systemStatuses,
  contentTypes: choices.contentTypes,
  activitiesText: choices.activitiesText,
  includeArchived: choices.includeArchived,
});

/** What of an address counts on my activities; filters of a search that was there before do not (R-OTHER-029). */
export const activityChoices = (all: SearchChoices): SearchChoices => ({
  ...noChoices,
  ...ofActivities(all),
});

/** Changes what counts on my activities, and keeps what an earlier search left in the address (R-OTHER-049). */
export const withActivityChoices = (all: SearchChoices, next: SearchChoices): SearchChoices => ({
  ...all,
  ...ofActivities(next),
});

/** What of an address counts in a search; filters that my activities left in the address do not (R-OTHER-023). */
export const searchChoices = (all: SearchChoices): SearchChoices => ({
  ...all,
  ...ofActivities(noChoices),
});

/** Changes what counts in a search, and keeps what my activities left in the address (R-OTHER-049). */
export const withSearchChoices = (all: SearchChoices, next: SearchChoices): SearchChoices => ({
  ...next,
  ...ofActivities(all),
});

/** Includes archived activities; a flag among the choices, as the most used filters are (R-SEEALL-012, R-FILTER-016). */
export const archivedOption: FilterOption = {
  id: 'includeArchived',
  kind: 'mostUsed',
  categoryId: '',
  label: { key: 'FILTER_ARCHIVED' },
};
