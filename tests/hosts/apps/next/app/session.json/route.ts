import { fetchSession } from '../../server/portal';

/** Answers the session and the token of the visitor, as `session-url` expects them. */
export async function GET(): Promise<Response> {
  return Response.json(await fetchSession(), { headers: { 'cache-control': 'no-store' } });
}
