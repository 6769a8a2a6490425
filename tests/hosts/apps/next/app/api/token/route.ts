import { fetchSession } from '../../../server/portal';

/** Answers the token of the visitor as text. */
export async function GET(): Promise<Response> {
  const { token } = await fetchSession();
  return new Response(token, { status: token ? 200 : 401 });
}
