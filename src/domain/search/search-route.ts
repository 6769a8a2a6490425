import type { Route } from '../navigation/routes';

/** The screens that show results (R-OTHER-018..023). */
export type SearchRoute = Extract<Route, { name: 'search' | 'searchAll' | 'searchLink' | 'searchAllLink' }>;

/** The phrase of a search screen; none shows everything (R-SEARCHFLOW-001). */
export const phraseOf = (route: SearchRoute): string => ('phrase' in route ? route.phrase : '');

/** The same screen with another phrase; without one it shows everything, and a link stays the link it was. */
export function withPhrase(route: SearchRoute, phrase: string): SearchRoute {
  const wanted = phrase.trim();
  if ('elementId' in route) {
    const { elementId } = route;
    return wanted ? { name: 'searchLink', phrase: wanted, elementId } : { name: 'searchAllLink', elementId };
  }
  return wanted ? { name: 'search', phrase: wanted } : { name: 'searchAll' };
}
