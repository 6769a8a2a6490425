import type { Context } from 'hono';
import { sessionAnswer } from '../identity/session-answer';
import type { PortalData } from '../services/operation';
import type { PortalOptions } from './portal-options';
import { readCookie } from './session-cookie';

/** The session of a request and its token, as /session.json answers them. */
export async function requestSession(context: Context, data: PortalData, options: PortalOptions) {
  const { person, lifetimeSeconds = options.tokenLifetimeSeconds } = await readCookie(context, data);
  return sessionAnswer(person, { secret: data.secret, now: data.clock(), lifetimeSeconds });
}
