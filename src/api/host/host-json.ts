import { ApiFailure, failureOfStatus } from '../http/failure';

interface HostJson {
  fetch: typeof fetch;
  url: string;
  culture: string;
  /** Cookies go along, also to another origin: how a page without a script says who is signed in (O-13). */
  withCredentials: boolean;
  what: string;
}

/** Fetches what the host supplies by address: its configuration or its session (A-126, O-13). */
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
