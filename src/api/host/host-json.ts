import { ApiFailure, failureOfStatus } from '../http/failure';

interface HostJson {
  fetch: typeof fetch;
  url: string;
  culture: string;
  /**
   * Sends cookies, also to another origin. This identifies the signed-in person on a page without a script.
   * @see O-13
   */
  withCredentials: boolean;
  what: string;
}

/** Fetches JSON that the embedding page supplies by address: its configuration or its session. @see A-126 O-13 */
export async function fetchHostJson({
  fetch,
  url,
  culture,
  withCredentials,
  what,
}: HostJson): Promise<unknown> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', 'Accept-Language': culture },
    credentials: withCredentials ? 'include' : 'same-origin',
  }).catch(() => {
    throw new ApiFailure('offline', what, 'could not be reached');
  });
  if (!response.ok) throw failureOfStatus(response.status, what);
  return response.json().catch(() => {
    throw new ApiFailure('malformed', what, 'the answer is not JSON');
  }) as Promise<unknown>;
}
