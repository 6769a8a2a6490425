/** The headers that every call carries, beside those that a browser lets through unasked. */
const sentHeaders = ['authorization', 'content-type', 'pragma', 'x-correlation-id'];

interface Seen {
  url: string;
  method: string;
  origin: string;
  response: Response;
}

/** What keeps a page on another origin from reading an answer; a page on the same origin needs nothing. */
export async function corsMisfits({ url, method, origin, response }: Seen): Promise<string[]> {
  if (new URL(url).origin === origin) return [];
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': sentHeaders.join(','),
    },
  });
  const allowed = listed(preflight, 'access-control-allow-headers');
  const missing = sentHeaders.filter((name) => !allowed.includes(name) && !allowed.includes('*'));
  return [
    ...(isOpenTo(response, origin) ? [] : [`access-control-allow-origin: expected ${origin} or *`]),
    ...(preflight.ok && isOpenTo(preflight, origin)
      ? []
      : [`preflight: answered ${preflight.status} without allowing ${origin}`]),
    ...(missing.length > 0 ? [`access-control-allow-headers: expected ${missing.join(', ')} as well`] : []),
  ];
}

/** Returns whether a page of the origin may read the answer. */
export const isOpenTo = ({ headers }: Response, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

const listed = ({ headers }: Response, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());
