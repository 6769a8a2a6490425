import { atom } from 'jotai';
import { leaveFor, pageAddress, pageOrigin } from '../../browser/page';
import { loginAddress } from '../../domain/session/login-address';
import type { ElementContext, Settings } from '../portal/element-context';
import type { Portal } from '../portal/portal';
import { portalAtom } from '../portal/portal-state';

const hasLeftAtom = atom(false);

/** Was a login requested for the session as it is? Further refused calls change nothing then. */
const isRequestedAtom = atom(false);

/** Where a login is requested from. */
export type LoginContext = Pick<ElementContext, 'element' | 'settings' | 'portal'>;

/** Asks the page for a login: the page may handle it itself; else the portal's own page does, once per page. */
export function requestLogin({ element, settings, portal }: LoginContext, returnUrl = pageAddress()): void {
  const { store } = portal;
  store.set(isRequestedAtom, true);
  if (!element.emit('lp-login-required', { returnUrl }) || store.get(hasLeftAtom)) return;
  store.set(hasLeftAtom, true);
  leaveFor(loginHref(portal, settings, returnUrl));
}

/**
 * Requests a login that no person asked for: once, however many calls are refused and also when the page cancels it,
 * until `allowLoginRequest`.
 */
export function requestLoginOnce(context: LoginContext): void {
  if (!context.portal.store.get(isRequestedAtom)) requestLogin(context);
}

/** Somebody has signed in, or the browser restored the page after the login page: a login may be requested again. */
export function allowLoginRequest({ store }: Portal): void {
  store.set(isRequestedAtom, false);
  store.set(hasLeftAtom, false);
}

/**
 * Opening lists without a user calls the login routine where the whole catalog is shown (R-ROLE-036, A-104); a piece in
 * somebody's page only offers it, so that an intranet page is not left for a box in its corner.
 */
export function requestListsLogin(context: ElementContext): void {
  if (context.isComposite) requestLogin(context);
}

/** The address of the portal's own login page (R-API-083). */
export function loginHref({ store }: Portal, settings: Settings, returnUrl = pageAddress()): string {
  const portal = store.get(portalAtom);
  const path = portal.state === 'ready' ? portal.configuration.authenticatePath : undefined;
  const origin = settings.portalUrl?.replace(/\/$/, '') ?? pageOrigin();
  return loginAddress({ origin, returnUrl, ...(path === undefined ? {} : { authenticatePath: path }) });
}
