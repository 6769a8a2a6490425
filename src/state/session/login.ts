import { leaveFor, pageAddress, pageOrigin } from '../../browser/page';
import { loginAddress } from '../../domain/session/login-address';
import type { ElementContext, CatalogElement, Settings } from '../portal/element-context';
import { store } from '../portal/portal';
import { portalAtom } from '../portal/runtime';

let hasLeft = false;

/** A login was requested for the session as it is: further refused calls are no news. */
let isRequested = false;

/** Asks the page for a login: the page may handle it itself; else the portal's own page does, once per page. */
export function requestLogin(element: CatalogElement, settings: Settings, returnUrl = pageAddress()): void {
  isRequested = true;
  if (!element.emit('lp-login-required', { returnUrl }) || hasLeft) return;
  hasLeft = true;
  leaveFor(loginHref(settings, returnUrl));
}

/**
 * Requests a login that no person asked for: once, however many calls are refused and also when the page cancels it,
 * until `allowLoginRequest`.
 */
export function requestLoginOnce(
  element: CatalogElement,
  settings: Settings,
  returnUrl = pageAddress(),
): void {
  if (!isRequested) requestLogin(element, settings, returnUrl);
}

/** Somebody has signed in, or the browser restored the page after the login page: a login may be requested again. */
export function allowLoginRequest(): void {
  isRequested = false;
  hasLeft = false;
}

/**
 * Opening lists without a user calls the login routine where the whole catalog is shown (R-ROLE-036, A-104); a piece in
 * somebody's page only offers it, so that an intranet page is not left for a box in its corner.
 */
export function requestListsLogin({ element, settings, isComposite }: ElementContext): void {
  if (isComposite) requestLogin(element, settings);
}

/** The address of the portal's own login page (R-API-083). */
export function loginHref(settings: Settings, returnUrl = pageAddress()): string {
  const portal = store.get(portalAtom);
  const path = portal.state === 'ready' ? portal.configuration.authenticatePath : undefined;
  const origin = settings.portalUrl?.replace(/\/$/, '') ?? pageOrigin();
  return loginAddress({ origin, returnUrl, ...(path === undefined ? {} : { authenticatePath: path }) });
}
