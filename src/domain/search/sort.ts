import type { SearchSettings, View, ViewSize } from '../catalog/catalog';
import type { SearchChoices, SortType } from './search-choices';

/** Where sorting is decided: the settings of the catalog, and whether there is a phrase (search) or not (search-all). */
export type SortContext = {
  settings: Pick<SearchSettings, 'listSize' | 'calendarSize' | 'defaultView' | 'sorts'>;
  hasPhrase: boolean;
};

/** The views a visitor can choose; None hides one, and two hidden ones are read as the list (R-LAYOUT-006, A-059). */
export function viewsOffered({ listSize, calendarSize }: SortContext['settings']): View[] {
  const sizes: Record<View, ViewSize> = { List: listSize, Calendar: calendarSize };
  const offered = views.filter((view) => sizes[view] !== 'None');
  return offered.length > 0 ? offered : ['List'];
}

const views: readonly View[] = ['List', 'Calendar'];

/** Is this view laid out compactly? */
export function isCompact(view: View, { listSize, calendarSize }: SortContext['settings']): boolean {
  return (view === 'List' ? listSize : calendarSize) === 'Compact';
}

/** Calendar when sorted by date, else list (R-LAYOUT-004, R-LAYOUT-005). */
export function viewOfSort(sort: SortType): View {
  return sort === 'Date' ? 'Calendar' : 'List';
}

/** The sort that choosing a view sets (R-LAYOUT-001, R-LAYOUT-002, R-LAYOUT-003). */
export function sortOfView(view: View, { hasPhrase }: Pick<SortContext, 'hasPhrase'>): SortType {
  if (view === 'Calendar') return 'Date';
  return hasPhrase ? 'Relevant' : 'Alphabetical';
}

/** The sort that holds: the chosen one or the default, in a view that is offered (R-LAYOUT-006..009, A-052, A-076). */
export function sortInForce(chosen: SortType | undefined, context: SortContext): SortType {
  const offered = viewsOffered(context.settings);
  const wanted = chosen ?? sortOfView(context.settings.defaultView, context);
  const view = viewOfSort(wanted);
  const [first = 'List'] = offered;
  if (!offered.includes(view)) return sortOfView(first, context);
  return wanted === 'Relevant' ? sortOfView('List', context) : wanted;
}

/** The sorts to choose from: relevance needs a phrase, the date a calendar. */
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

/** Changes the sort; leaving the date clears the date filter, choosing it keeps it (R-LAYOUT-010, A-053). */
export function withSort(choices: SearchChoices, from: SortType, to: SortType): SearchChoices {
  const { date, ...rest } = choices;
  const leavesDate = from === 'Date' && to !== 'Date';
  return { ...rest, ...(date && !leavesDate && { date }), sort: to };
}

/** The sort that going to a search sets: none where the calendar is the default view (R-OTHER-050, A-052). */
export function sortOnNavigation(context: SortContext): SortType | undefined {
  return context.settings.defaultView === 'Calendar' ? undefined : sortOfView('List', context);
}
