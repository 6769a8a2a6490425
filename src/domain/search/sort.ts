import type { SearchSettings, View, ViewSize } from '../catalog/catalog';
import type { SearchChoices } from './search-choices';
import type { SortType } from './sort-types';

/**
 * The input that determines the sort order: the settings of the catalog, and whether there is a phrase (search) or not
 * (search-all).
 */
export type SortContext = {
  settings: Pick<SearchSettings, 'listSize' | 'calendarSize' | 'defaultView' | 'sorts'>;
  hasPhrase: boolean;
};

/**
 * Returns the views that a person can choose. The size `None` hides a view. If both views are hidden, returns the list.
 * @see R-LAYOUT-006 A-059
 */
export function viewsOffered({ listSize, calendarSize }: SortContext['settings']): View[] {
  const sizes: Record<View, ViewSize> = { List: listSize, Calendar: calendarSize };
  const offered = views.filter((view) => sizes[view] !== 'None');
  return offered.length > 0 ? offered : ['List'];
}

const views: readonly View[] = ['List', 'Calendar'];

/** Returns whether a view has the compact layout. @see A-059 */
export function isCompact(view: View, { listSize, calendarSize }: SortContext['settings']): boolean {
  return (view === 'List' ? listSize : calendarSize) === 'Compact';
}

/** Returns the view of a sort order: calendar for the date, otherwise list. @see R-LAYOUT-004 R-LAYOUT-005 */
export function viewOfSort(sort: SortType): View {
  return sort === 'Date' ? 'Calendar' : 'List';
}

/** Returns the sort order that choosing a view sets. @see R-LAYOUT-001 R-LAYOUT-002 R-LAYOUT-003 */
export function sortOfView(view: View, { hasPhrase }: Pick<SortContext, 'hasPhrase'>): SortType {
  if (view === 'Calendar') return 'Date';
  return hasPhrase ? 'Relevant' : 'Alphabetical';
}

/**
 * Returns the sort order that applies: the chosen one, or the default if none is chosen. If its view is not available,
 * returns the sort order of an available view.
 * @see R-LAYOUT-006..009 A-052 A-076
 */
export function sortInForce(chosen: SortType | undefined, context: SortContext): SortType {
  const offered = viewsOffered(context.settings);
  const wanted = chosen ?? sortOfView(context.settings.defaultView, context);
  const view = viewOfSort(wanted);
  const [first = 'List'] = offered;
  if (!offered.includes(view)) return sortOfView(first, context);
  return wanted === 'Relevant' ? sortOfView('List', context) : wanted;
}

/**
 * Returns the sort orders that a person can choose. Relevance requires a phrase, and the date requires the calendar.
 * @see A-076
 */
export function sortsOffered({ settings, hasPhrase }: SortContext): SortType[] {
  const offered = viewsOffered(settings);
  const sorts: SortType[] = hasPhrase ? ['Relevant', 'Alphabetical'] : ['Alphabetical'];
  const inViews: SortType[] = [
    ...(offered.includes('List') ? sorts : []),
    ...(offered.includes('Calendar') ? (['Date'] as const) : []),
  ];
  const { sorts: served = inViews } = settings;
  return inViews.filter((sort) => served.includes(sort));
}

/**
 * Changes the sort order. A change from the date to another order clears the date filter. A change to the date does
 * not.
 * @see R-LAYOUT-010 A-053
 */
export function withSort(choices: SearchChoices, from: SortType, to: SortType): SearchChoices {
  const { date, ...rest } = choices;
  const leavesDate = from === 'Date' && to !== 'Date';
  return { ...rest, ...(date && !leavesDate && { date }), sort: to };
}

/**
 * Returns the sort order that navigation to a search sets, or undefined if the calendar is the default view.
 * @see R-OTHER-050 A-052
 */
export function sortOnNavigation(context: SortContext): SortType | undefined {
  return context.settings.defaultView === 'Calendar' ? undefined : sortOfView('List', context);
}
