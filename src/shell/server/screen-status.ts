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
  if (now.state !== 'ready') return { status: 503 };
  if (!screen) return { status: 200 };
  const searched = phraseAddress(screen);
  if (searched) return { status: 302, location: searched };
  return statusOfScreen(portal, settings, screen);
}

function statusOfScreen(portal: Portal, settings: Settings, screen: ScreenLocation): ScreenStatus {
  const reason = failureOf(portal, subjectKey(screen.route));
  if (sendsToLogin(portal, screen)) return { status: 302, location: loginHref(portal, settings) };
  if (screen.route.name === 'accessDenied' || reason === 'noAccess') return { status: 403 };
  return { status: screen.route.name === 'notFound' || reason === 'gone' ? 404 : 200 };
}

function sendsToLogin({ store }: Portal, { catalog, route }: ScreenLocation): boolean {
  const session = store.get(sessionAtom);
  if (isUser(session)) return false;
  return needsLogin(catalog, session) || forUsers.has(route.name) || store.get(loginNeededAtom) > 0;
}

/** The screens that show nothing but a link to the login to a visitor. @see A-104 R-OTHER-028 */
const forUsers: ReadonlySet<Route['name']> = new Set(['lists', 'listDetails', 'myActivities']);

/** Returns the beginning of the key of the query without whose answer a screen has nothing to show. */
function subjectKey(route: Route): readonly string[] {
  if (route.name === 'playMedia') return ['media', 'item', route.mediaId];
  if (route.name === 'playMediaOnCourse') return ['media', 'course', route.courseId];
  return route.name === 'listDetails' ? ['lists', 'info', route.listId] : ['no query'];
}
