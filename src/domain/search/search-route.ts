import type { Route } from '../navigation/routes';

/** A route of the screens that show search results. @see R-OTHER-018..023 */
export type SearchRoute = Extract<Route, { name: 'search' | 'searchAll' | 'searchLink' | 'searchAllLink' }>;

/** Returns whether a route shows search results. */
export const isSearchRoute = (route: Route): route is SearchRoute => searchRoutes.has(route.name);

const searchRoutes: ReadonlySet<Route['name']> = new Set([
  'search',
  'searchAll',
  'searchLink',
  'searchAllLink',
]);

/** Returns the phrase of a search screen. Without a phrase, the screen shows everything. @see R-SEARCHFLOW-001 */
export const phraseOf = (route: SearchRoute): string => ('phrase' in route ? route.phrase : '');

/**
 * Returns the route of the same screen with another phrase. Without a phrase, the screen shows everything. The route of
 * an internal link still belongs to that link.
 * @see A-068
 */
export function withPhrase(route: SearchRoute, phrase: string): SearchRoute {
  const wanted = phrase.trim();
  if ('elementId' in route) {
    const { elementId } = route;
    return wanted ? { name: 'searchLink', phrase: wanted, elementId } : { name: 'searchAllLink', elementId };
  }
  return wanted ? { name: 'search', phrase: wanted } : { name: 'searchAll' };
}
