import type { H3Event } from 'h3';
import type { Session } from 'lp-catalog';

interface SessionAnswer {
  session: Session;
  token?: string;
}

/** Fetches the session and the token of the visitor, by the cookie of the portal. */
export function fetchSession(event: H3Event): Promise<SessionAnswer> {
  const headers = { cookie: getHeader(event, 'cookie') ?? '' };
  return $fetch<SessionAnswer>(`${useRuntimeConfig(event).public.portal}/session.json`, { headers });
}
