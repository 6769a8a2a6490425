import { serviceNames, type ServiceName } from '../../src/api/http/endpoints';
import { createHttp, type HttpSettings } from '../../src/api/http/http';

/** One request as the server sees it. */
export interface Sent {
  method: string;
  url: string;
  headers: Headers;
  body: string | undefined;
  signal: AbortSignal | undefined;
}

type Answer = (sent: Sent, nth: number) => Response | Promise<Response>;

/** Every service has an origin of its own, so that a test sees which one was called. */
export const services = Object.fromEntries(
  serviceNames.map((name) => [name, `https://${name}.example/base`]),
) as Record<ServiceName, string>;

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status });

export const refusal = (status: number): Response => new Response('nothing for you', { status });

/** The real HTTP module with a made-up server behind it; `sent` are the requests in their order. */
export function openServer(answer: Answer, settings: Partial<HttpSettings> = {}) {
  const sent: Sent[] = [];
  let ids = 0;
  let logins = 0;
  const http = createHttp({
    services,
    token: { read: () => Promise.resolve('secret-1'), renew: () => Promise.resolve(undefined) },
    culture: () => 'da-DK',
    onUnauthorized: () => (logins += 1),
    timeoutMs: 1000,
    newId: () => `id-${(ids += 1)}`,
    fetch: (input, init) => {
      const one = {
        method: init?.method ?? 'GET',
        url: input instanceof Request ? input.url : String(input),
        headers: new Headers(init?.headers),
        body: init?.body as string | undefined,
        signal: init?.signal ?? undefined,
      };
      if (one.signal?.aborted) return Promise.reject(one.signal.reason as Error);
      sent.push(one);
      return Promise.resolve().then(() => answer(one, sent.length));
    },
    ...settings,
  });
  return { http, sent, logins: () => logins };
}

/** Waits as a slow server does: until somebody gives up. */
export const never = ({ signal }: Sent): Promise<Response> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** An answer whose head arrives and whose body does not, until somebody gives up. */
export function stuckBody({ signal }: Sent): Response {
  const stream = new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
  });
  return new Response(stream);
}
