import { withStartTime } from '../media/playback/start-time';
import type { Route, RouteName } from './routes';

/** A navigation from one screen to another. Query strings have no question mark. */
type Navigation = {
  from: Route;
  to: Route;
  /** The query string of the previous screen. */
  query: string;
  /** The query string of the link itself, which replaces the current one. */
  linkQuery?: string | undefined;
  catalogId?: string;
};

/** The screens between which a navigation preserves the query string. @see R-OTHER-049 */
const sharesQuery = {
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

/** The parameters that every page address preserves: the catalog and how it was opened. @see A-135 A-141 */
const alwaysPreserved: readonly string[] = ['id', 'direct'];

/** Returns whether this navigation preserves the whole query string. @see R-OTHER-033 R-OTHER-049 */
export function preservesQuery(from: Route, to: Route): boolean {
  if (to.name === 'playMediaOnCourse') return true;
  return sharesQuery[from.name] && sharesQuery[to.name];
}

/**
 * Returns the query string after a navigation, without the question mark. A navigation always preserves the query of
 * the link. It may drop only the query of the previous screen. The result always contains the catalog id.
 * @see R-OTHER-021 R-OTHER-023 R-OTHER-029 R-OTHER-049 R-OTHER-031 A-135
 */
export function queryAfter({ from, to, query, linkQuery, catalogId }: Navigation): string {
  const params = new URLSearchParams(linkQuery ?? carriedQuery(from, to, query));
  if (catalogId) params.set('id', catalogId);
  return params.toString();
}

function carriedQuery(from: Route, to: Route, query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  const dropped = preservesQuery(from, to)
    ? []
    : [...params.keys()].filter((name) => !alwaysPreserved.includes(name));
  for (const name of dropped) params.delete(name);
  // The second belongs to one media item.
  return new URLSearchParams(withStartTime(params.toString(), undefined));
}
