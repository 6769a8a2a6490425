/** Where the portal signs people in (R-OTHER-039). */
const defaultAuthenticatePath = '/frontend-shell/authenticate';

/** The page to come back to, the origin of the portal, and its own sign-in path if it has one. */
type LoginRequest = { origin: string; returnUrl: string; authenticatePath?: string };

/** The login redirect: origin, authenticate path and the encoded address to return to (R-OTHER-039, R-API-083). */
export function loginAddress({ origin, returnUrl, authenticatePath }: LoginRequest): string {
  return `${origin}${authenticatePath ?? defaultAuthenticatePath}?returnUrl=${encodeURIComponent(returnUrl)}`;
}
