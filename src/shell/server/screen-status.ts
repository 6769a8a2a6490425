import { needsLogin } from '../../domain/catalog/catalog-choice';
import type { Route } from '../../domain/navigation/routes';
import { isUser } from '../../domain/session/viewer';
import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import { loginNeededAtom, portalStateAtom, sessionAtom } from '../../state/portal/portal-state';
import { failureOf } from '../../state/server/answers';
import { subjects } from '../../state/server/server-failures';
import { loginHref } from '../../state/session/login';
import { phraseAddress } from './phrase-address';
import type { ScreenLocation } from './screen-location';
import { seeAllScreen, type SeeAllScreen } from '../head/see-all-screen';

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
  const seeAll = seeAllScreen(portal, screen);
  if (sendsToLogin(portal, screen, seeAll)) return { status: 302, location: loginHref(portal, settings) };
  if (screen.route.name === 'accessDenied' || reason === 'noAccess') return { status: 403 };
  return { status: reason === 'gone' || hasNothing(screen, seeAll) ? 404 : 200 };
}

/** Returns whether the address has no screen, or is a see-all page whose block the catalog does not have. */
const hasNothing = ({ route }: ScreenLocation, seeAll: SeeAllScreen | undefined): boolean =>
  route.name === 'notFound' || (seeAll !== undefined && seeAll.block === undefined);

function sendsToLogin(
  { store }: Portal,
  { catalog, route }: ScreenLocation,
  seeAll: SeeAllScreen | undefined,
): boolean {
  const session = store.get(sessionAtom);
  if (isUser(session)) return false;
  // These screens show nothing but a link to the login to a visitor. @see A-104 R-OTHER-028
  const isForUsers = route.name === 'lists' || route.name === 'listDetails' || seeAll?.isForUsers === true;
  return needsLogin(catalog, session) || isForUsers || store.get(loginNeededAtom) > 0;
}

/** Returns the beginning of the key of the query without whose answer a screen has nothing to show. */
function subjectKey(route: Route): readonly string[] {
  if (route.name === 'playMedia') return [...subjects.playMedia, route.mediaId];
  if (route.name === 'playMediaOnCourse') return [...subjects.playMediaOnCourse, route.courseId];
  return route.name === 'listDetails' ? [...subjects.listDetails, route.listId] : ['no query'];
}
