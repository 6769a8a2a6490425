import { headers } from 'next/headers';
import type { Session } from 'lp-catalog';

interface SessionAnswer {
  session: Session;
  token?: string;
}

/** The address of the portal, which the server of this page gets when it starts. */
export const portalAddress = (): string => process.env.PORTAL ?? '';

/** Fetches the session and the token of the visitor, by the cookie of the portal. */
export async function fetchSession(): Promise<SessionAnswer> {
  const cookie = (await headers()).get('cookie') ?? '';
  const answer = await fetch(`${portalAddress()}/session.json`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`The portal answered ${answer.status}.`);
  return answer.json();
}
