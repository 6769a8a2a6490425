import type { APIRoute } from 'astro';
import { fetchSession } from '../server/portal';

export const prerender = false;

/** Answers the session and the token of the visitor, as `session-url` expects them. */
export const GET: APIRoute = async ({ request }) =>
  Response.json(await fetchSession(request), { headers: { 'cache-control': 'no-store' } });
