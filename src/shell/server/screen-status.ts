import { needsLogin } from '../../domain/catalog/catalog-choice';
import type { Route } from '../../domain/navigation/routes';
import { isUser } from '../../domain/session/viewer';
import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import { loginNeededAtom, portalStateAtom, sessionAtom } from '../../state/portal/portal-state';
import { failureOf } from '../../state/server/answers';
import { loginHref } from '../../state/session/login';
import { phraseAddress } from './phrase-address';
import type { ScreenLocation } from './screen-location';
import { seeAllScreen } from './see-all-screen';

/** The status of an answer, and where it leads. */
export interface ScreenStatus {
  status: 200 | 302 | 403 | 404 | 503;
  /** The address of the login, or of the search for a phrase from a form. */
  location?: string;
}

/** Returns the status of the answer for a screen. A visitor who needs a login is sent to it. @see R-ROLE-036 A-157 */
export function screenStatus(
  portal: Portal,
  settings: Settings,
  screen: ScreenLocation | undefined,
): ScreenStatus {
  const now = portal.store.get(portalStateAtom);
  if (now.state === 'failed' && now.kind === 'forbidden') return { status: 403 };
  // Without a catalog, every element shows an error.
  if (now.state !== 'ready' || now.configuration.catalogs.length === 0) return { status: 503 };
  if (!screen) return { status: 200 };
  const searched = phraseAddress(screen);
  if (searched) return { status: 302, location: searched };
  return statusOfScreen(portal, settings, screen);
}

function statusOfScreen(portal: Portal, settings: Settings, screen: ScreenLocation): ScreenStatus {
  const reason = failureOf(portal, subjectKey(screen.route));
  if (sendsToLogin(portal, screen)) return { status: 302, location: loginHref(portal, settings) };
  if (screen.route.name === 'accessDenied' || reason === 'noAccess') return { status: 403 };
  return { status: reason === 'gone' || hasNothing(portal, screen) ? 404 : 200 };
}

/** Returns whether the address has no screen, or is a see-all page whose block the catalog does not have. */
function hasNothing(portal: Portal, screen: ScreenLocation): boolean {
  const seeAll = seeAllScreen(portal, screen);
  return screen.route.name === 'notFound' || (seeAll !== undefined && seeAll.block === undefined);
}

function sendsToLogin(portal: Portal, screen: ScreenLocation): boolean {
  const { store } = portal;
  const session = store.get(sessionAtom);
  if (isUser(session)) return false;
  return needsLogin(screen.catalog, session) || isForUsers(portal, screen) || store.get(loginNeededAtom) > 0;
}

/** Returns whether a screen shows nothing but a link to the login to a visitor. @see A-104 R-OTHER-028 */
const isForUsers = (portal: Portal, screen: ScreenLocation): boolean =>
  screen.route.name === 'lists' ||
  screen.route.name === 'listDetails' ||
  seeAllScreen(portal, screen)?.isForUsers === true;

/** Returns the beginning of the key of the query without whose answer a screen has nothing to show. */
function subjectKey(route: Route): readonly string[] {
  if (route.name === 'playMedia') return ['media', 'item', route.mediaId];
  if (route.name === 'playMediaOnCourse') return ['media', 'course', route.courseId];
  return route.name === 'listDetails' ? ['lists', 'info', route.listId] : ['no query'];
}
