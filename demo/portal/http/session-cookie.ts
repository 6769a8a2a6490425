import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Person } from '../catalog-format';
import type { PortalData } from '../services/operation';

const cookieName = 'lp_portal_session';
const cookieDays = 30;
const secondsPerDay = 86_400;

interface SignedIn {
  person?: Person;
  lifetimeSeconds?: number;
}

/** Who is signed in, by a cookie that this portal signed. */
export async function readCookie(context: Context, { secret, catalog }: PortalData): Promise<SignedIn> {
  const value = await getSignedCookie(context, secret, cookieName);
  const [id = '', seconds = ''] = typeof value === 'string' ? value.split('|') : [];
  const person = catalog.people.get(id);
  if (person === undefined) return {};
  return seconds === '' ? { person } : { person, lifetimeSeconds: Number(seconds) };
}

/** Signs a person in, or out when there is none. */
export async function writeCookie(
  context: Context,
  { secret }: PortalData,
  person: Person | undefined,
): Promise<void> {
  if (person === undefined) {
    deleteCookie(context, cookieName, { path: '/' });
    return;
  }
  await setSignedCookie(context, cookieName, `${person.id}|${requestedLifetime(context)}`, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: cookieDays * secondsPerDay,
  });
}

/** `ttl` on the sign-in page shortens the tokens of this person, to see them renewed. */
function requestedLifetime(context: Context): string {
  const seconds = Number(context.req.query('ttl'));
  return Number.isInteger(seconds) && seconds > 0 && seconds <= secondsPerDay ? String(seconds) : '';
}
