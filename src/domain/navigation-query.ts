import type { Route, RouteName } from './routes';

/** A move from one screen to another, the query string as it stands, and the catalog at hand. */
type Navigation = { from: Route; to: Route; query: string; catalogId?: string };

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

/** The query string after a move, without the question mark; the catalog always travels (R-OTHER-031, A-135). */
export function queryAfter({ from, to, query, catalogId }: Navigation): string {
  const params = new URLSearchParams(query);
  const dropped = keepsQuery(from, to) ? [] : [...params.keys()].filter((name) => !alwaysKept.includes(name));
  for (const name of dropped) params.delete(name);
  if (catalogId) params.set('id', catalogId);
  return params.toString();
}
