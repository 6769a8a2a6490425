/** The default path of the portal's sign-in page. @see R-OTHER-039 */
const defaultAuthenticatePath = '/frontend-shell/authenticate';

/** The origin of the portal, the page to return to after login, and the portal's own sign-in path if it has one. */
type LoginRequest = { origin: string; returnUrl: string; authenticatePath?: string };

/**
 * Returns the address of the login redirect: origin, authenticate path and the encoded return address.
 * @see R-OTHER-039 R-API-083
 */
export function loginAddress({ origin, returnUrl, authenticatePath }: LoginRequest): string {
  return `${origin}${authenticatePath ?? defaultAuthenticatePath}?returnUrl=${encodeURIComponent(returnUrl)}`;
}
