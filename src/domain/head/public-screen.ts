import type { ContentType } from '../home/content-types';
import type { Route, RouteName } from '../navigation/routes';

/** The screens that are always public, besides some see-all pages. A new screen is private until it is listed here. */
const publicRoutes: ReadonlySet<RouteName> = new Set([
  'home',
  'search',
  'searchAll',
  'searchLink',
  'searchAllLink',
  'listDetails',
  'playMedia',
  'playMediaOnCourse',
]);

/** The kinds of blocks whose items everyone may see. @see R-HOME-028 */
const publicContent: ReadonlySet<ContentType> = new Set([
  'CustomList',
  'News',
  'PracticalInformation',
  'NewsAndPracticalInformation',
]);

/**
 * Returns whether search engines may index a screen. A screen with a person's own content is private, and so are error
 * screens, the preview and the search box of small devices.
 */
export function isPublicScreen(route: Route): boolean {
  if (route.name === 'seeAll') return publicContent.has(route.contentType);
  return publicRoutes.has(route.name);
}
