import type { APIRoute } from 'astro';
import { fetchSession } from '../../server/portal';

/** Answers the token of the visitor as text. */
export const GET: APIRoute = async ({ request }) => {
  const { token } = await fetchSession(request);
  return new Response(token, { status: token ? 200 : 401 });
};
