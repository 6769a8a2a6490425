import { leaveFor, pageAddress, pageOrigin } from '../browser/page';
import { loginAddress } from '../domain/session/login-address';
import type { Host, HostElement, Settings } from './host';
import { store } from './portal';
import { portalAtom } from './runtime';

let hasLeft = false;

/** Asks the page for a login: the page may handle it itself; else the portal's own page does, once per page. */
export function requestLogin(element: HostElement, settings: Settings, returnUrl = pageAddress()): void {
  if (!element.emit('lp-login-required', { returnUrl }) || hasLeft) return;
  hasLeft = true;
  leaveFor(loginHref(settings, returnUrl));
}

/**
 * Opening lists without a user calls the login routine where the whole catalog is shown (R-ROLE-036, A-104); a piece in
 * somebody's page only offers it, so that an intranet page is not left for a box in its corner.
 */
export function requestListsLogin({ element, settings, isComposite }: Host): void {
  if (isComposite) requestLogin(element, settings);
}

/** The address of the portal's own login page (R-API-083). */
export function loginHref(settings: Settings, returnUrl = pageAddress()): string {
  const portal = store.get(portalAtom);
  const path = portal.state === 'ready' ? portal.configuration.authenticatePath : undefined;
  const origin = settings.portalUrl?.replace(/\/$/, '') ?? pageOrigin();
  return loginAddress({ origin, returnUrl, ...(path === undefined ? {} : { authenticatePath: path }) });
}
