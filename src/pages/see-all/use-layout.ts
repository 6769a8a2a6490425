import type { View } from '../../domain/catalog/catalog';
import { choicesFromQuery, queryWithChoices } from '../../domain/search/choices-query';
import {
  isCompact,
  sortInForce,
  sortOfView,
  viewOfSort,
  viewsOffered,
  withSort,
} from '../../domain/search/sort';
import { useElementContext } from '../../state/portal/element-context';
import { changeQuery } from '../../state/navigation/navigation';
import { useElementLocation } from '../../state/navigation/element-location';

export interface SeeAllLayout {
  views: readonly View[];
  view: View;
  isCompact: boolean;
  onView: (view: View) => void;
}

/**
 * Returns list or calendar, default or compact, as the catalog's search settings define them. The address contains the
 * choice. When no item has a date, only the list is available.
 * @see R-SEEALL-003 R-SEEALL-005 A-059 A-078
 */
export function useLayout(items: readonly { date?: string }[]): SeeAllLayout {
  const context = useElementContext();
  const { query } = useElementLocation();
  const settings = context.catalog.search;
  const sortContext = { settings, hasPhrase: false };
  const choices = choicesFromQuery(query);
  const sort = sortInForce(choices.sort, sortContext);
  const hasDates = items.some(({ date }) => date !== undefined);
  const view = hasDates ? viewOfSort(sort) : 'List';
  return {
    views: hasDates ? viewsOffered(settings) : ['List'],
    view,
    isCompact: isCompact(view, settings),
    onView: (to) =>
      changeQuery(context, queryWithChoices(query, withSort(choices, sort, sortOfView(to, sortContext)))),
  };
}
