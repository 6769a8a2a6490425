import { useMemo } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import { activityChoices, withActivityChoices } from '../../domain/search/filters/activity-choices';
import { archivedOption } from '../../domain/search/filters/archived-option';
import { choicesFromQuery, queryFromChoices, queryWithChoices } from '../../domain/search/choices-query';
import { activityCategories, type FilterCategory } from '../../domain/search/filters/filter-categories';
import type { SearchChoices } from '../../domain/search/search-choices';
import { useActivityPages } from '../../state/see-all/hooks';
import { useElementContext } from '../../state/portal/element-context';
import { changeQuery } from '../../state/navigation/navigation';
import { useElementLocation } from '../../state/navigation/element-location';

/**
 * Returns the activity filters of the address, the items, and a function that changes the filters through the address.
 * @see R-OTHER-029
 */
export function useActivities({ showStatusFilter, showTypeFilter }: HomeBlock) {
  const context = useElementContext();
  const { query } = useElementLocation();
  const all = choicesFromQuery(query);
  const choices = activityChoices(all);
  const categories = useMemo<FilterCategory[]>(
    () => [
      ...activityCategories({ showStatusFilter, showTypeFilter }),
      // The archived filter is a category so that it has a chip. The panel renders it as a switch.
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
