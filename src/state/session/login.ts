import { atom } from 'jotai';
import { leaveFor } from '../../browser/page';
import { loginAddress } from '../../domain/session/login-address';
import type { ElementContext, Settings } from '../portal/element-context';
import type { Portal } from '../portal/portal';
import { configurationOf } from '../portal/portal-state';

const hasLeftAtom = atom(false);

/** True when a login was already requested for the current session. Further refused calls then request none. */
const isRequestedAtom = atom(false);

/** The part of the element context that a login request needs. */
export type LoginContext = Pick<ElementContext, 'element' | 'settings' | 'portal'>;

/**
 * Requests a login from the page. If the page does not handle the event, navigates to the portal's login page, once per
 * page.
 * @see A-157
 */
export function requestLogin(
  { element, settings, portal }: LoginContext,
  returnUrl = portal.environment.address(),
): void {
  const { store } = portal;
  store.set(isRequestedAtom, true);
  if (!element.emit('lp-login-required', { returnUrl }) || store.get(hasLeftAtom)) return;
  store.set(hasLeftAtom, true);
  leaveFor(loginHref(portal, settings, returnUrl));
}

/**
 * Requests a login without an action of the user. It does so once, however many calls are refused, even when the page
 * cancels the event, until `allowLoginRequest` runs.
 * @see A-157
 */
export function requestLoginOnce(context: LoginContext): void {
  if (!context.portal.store.get(isRequestedAtom)) requestLogin(context);
}

/** Allows another login request, after a user signed in or the browser restored the page from the login page. */
export function allowLoginRequest({ store }: Portal): void {
  store.set(isRequestedAtom, false);
  store.set(hasLeftAtom, false);
}

/**
 * Requests a login when a visitor without a user opens lists, if the element holds the whole catalog. A smaller element
 * only offers the login, so that it does not redirect, for example, an intranet page.
 * @see R-ROLE-036 A-104 A-157
 */
export function requestListsLogin(context: ElementContext): void {
  if (context.isComposite) requestLogin(context);
}

/** Returns the address of the portal's own login page. @see R-API-083 */
export function loginHref(
  portal: Portal,
  settings: Settings,
  returnUrl = portal.environment.address(),
): string {
  const path = configurationOf(portal)?.authenticatePath;
  const origin = settings.portalUrl?.replace(/\/$/, '') ?? portal.environment.origin();
  return loginAddress({ origin, returnUrl, ...(path === undefined ? {} : { authenticatePath: path }) });
}
