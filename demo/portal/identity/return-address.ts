/** The page that a login redirect opens (R-OTHER-039). */
export const signInPath = '/frontend-shell/authenticate';

/** Backslashes and control characters are read differently by browsers than by the eye. */
// eslint-disable-next-line no-control-regex
const unsafe = /[\\\u0000-\u001f\u007f]/;

/** Where to go after signing in: a page of this portal, never another site and never the sign-in page (R-OTHER-039). */
export function safeReturnAddress(wanted: string | undefined, origin: string): string {
  if (wanted === undefined || unsafe.test(wanted)) return '/';
  const address = parse(wanted, origin);
  if (address === undefined || address.origin !== new URL(origin).origin) return '/';
  if (address.pathname.startsWith(signInPath) || address.pathname.startsWith('//')) return '/';
  return `${address.pathname}${address.search}${address.hash}`;
}

function parse(wanted: string, origin: string): URL | undefined {
  try {
    return new URL(wanted, origin);
  } catch {
    return undefined;
  }
}
