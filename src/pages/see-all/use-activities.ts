import { useMemo } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import {
  activityChoices,
  archivedOption,
  withActivityChoices,
} from '../../domain/search/filters/activity-choices';
import { choicesFromQuery, queryFromChoices, queryWithChoices } from '../../domain/search/choices-query';
import { activityCategories, type FilterCategory } from '../../domain/search/filters/filter-categories';
import type { SearchChoices } from '../../domain/search/search-choices';
import { useActivityPages } from '../../state/home/content-pages';
import { useElementContext } from '../../state/portal/element-context';
import { changeQuery } from '../../state/navigation/navigation';
import { useElementLocation } from '../../state/navigation/element-location';

/** What the address says about my activities, what came, and the one way to change it: through the address (R-OTHER-029). */
export function useActivities({ showStatusFilter, showTypeFilter }: HomeBlock) {
  const context = useElementContext();
  const { query } = useElementLocation();
  const all = choicesFromQuery(query);
  const choices = activityChoices(all);
  const categories = useMemo<FilterCategory[]>(
    () => [
      ...activityCategories({ showStatusFilter, showTypeFilter }),
      // Among the categories it has a chip; the panel draws it as a switch.
      { id: archivedOption.categoryId, label: archivedOption.label, options: [archivedOption] },
    ],
    [showStatusFilter, showTypeFilter],
  );
  return {
    choices,
    choose: (next: SearchChoices) =>
      changeQuery(context, queryWithChoices(query, withActivityChoices(all, next))),
    pages: useActivityPages(choices),
    state: { choices, categories },
    hasFilters: queryFromChoices(choices) !== '',
  };
}
