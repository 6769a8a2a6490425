import type { Route, RouteName } from './routes';

/** A navigation from one screen to another; query strings have no question mark. */
type Navigation = {
  from: Route;
  to: Route;
  /** The query string of the screen that is left. */
  query: string;
  /** The query string that the link itself brings, in place of the current one. */
  linkQuery?: string | undefined;
  catalogId?: string;
};

/** The screens between which the query string is kept (R-OTHER-049). */
const keepsItsQuery = {
  home: false,
  mobileSearch: true,
  search: true,
  searchAll: true,
  searchLink: true,
  searchAllLink: true,
  lists: true,
  listDetails: true,
  seeAll: true,
  myActivities: true,
  playMedia: true,
  playMediaOnCourse: true,
  previewContent: false,
  accessDenied: false,
  error: false,
  notFound: false,
} as const satisfies Record<RouteName, boolean>;

/** What stays in every page address: the catalog and how it was reached. */
const alwaysKept: readonly string[] = ['id', 'direct'];

/** Does this move keep the whole query string (R-OTHER-033, R-OTHER-049)? */
export function keepsQuery(from: Route, to: Route): boolean {
  if (to.name === 'playMediaOnCourse') return true;
  return keepsItsQuery[from.name] && keepsItsQuery[to.name];
}

/**
 * The query string after a navigation, without the question mark. What the link brings survives every navigation
 * (R-OTHER-021, R-OTHER-023, R-OTHER-029); only the query of the screen that is left is subject to keep or drop
 * (R-OTHER-049). The catalog id is always part of it (R-OTHER-031, A-135).
 */
export function queryAfter({ from, to, query, linkQuery, catalogId }: Navigation): string {
  const params = new URLSearchParams(linkQuery ?? carriedQuery(from, to, query));
  if (catalogId) params.set('id', catalogId);
  return params.toString();
}

function carriedQuery(from: Route, to: Route, query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  const dropped = keepsQuery(from, to) ? [] : [...params.keys()].filter((name) => !alwaysKept.includes(name));
  for (const name of dropped) params.delete(name);
  return params;
}
