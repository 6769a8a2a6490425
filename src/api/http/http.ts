import { address, queryText, type Query } from './address';
import { endpoints, type Endpoint, type Input, type Operation, type ServiceName } from './endpoints';
import { ApiFailure, failureOfStatus } from './failure';

/** The only interface to the servers. The sample responses of preview and demo mode implement it as well. @see A-134 */
export interface Http {
  /** Makes one call and returns its response, not yet validated. Throws an `ApiFailure`. */
  send<Op extends Operation>(operation: Op, input: Input<Op>, signal?: AbortSignal): Promise<unknown>;
  /** Fetches the next page by the link from the server. @see R-API-016 A-073 */
  follow(link: string, signal?: AbortSignal): Promise<unknown>;
}

export interface HttpSettings {
  services: Readonly<Record<ServiceName, string>>;
  /** The token, or undefined if there is none. `renew` requests a new one, with at most one request at a time. */
  token: {
    read: () => Promise<string | undefined>;
    renew: (refused: string | undefined) => Promise<string | undefined>;
  };
  /** The `Authorization` header of calls without a token. Omitted if empty. @see A-128 */
  anonymousAuthorization?: string | undefined;
  culture: () => string;
  /**
   * Called after a 401 that renewing the token could not fix. The owner of the session decides about a login.
   * @see R-ROLE-034 R-ROLE-035
   */
  onUnauthorized: () => void;
  timeoutMs: number;
  newId: () => string;
  fetch: typeof fetch;
}

/** Creates the HTTP module of a portal, which makes all calls to its services. @see A-138 O-15 */
export function createHttp(settings: HttpSettings): Http {
  return {
    send(operation, input, signal) {
      const endpoint = endpoints[operation];
      const { path = {}, query = {}, body } = input as { path?: object; query?: Query; body?: unknown };
      const text = queryText(query);
      const url = `${address(settings.services[endpoint.service], endpoint.path, { ...path })}${text ? `?${text}` : ''}`;
      const id = settings.newId();
      return call(settings, { operation, endpoint, url, body, mayAuthorize: true, id }, signal);
    },
    follow(link, signal) {
      const base = new URL(`${settings.services.search.replace(/\/$/, '')}/`);
      const url = new URL(link, base);
      const endpoint = { service: 'search', method: 'GET', path: '', isWrite: false } as const;
      // A link to another origin is followed as given, but without an `Authorization` header.
      const mayAuthorize = url.origin === base.origin;
      return call(
        settings,
        {
          operation: 'nextPage',
          endpoint,
          url: url.href,
          body: undefined,
          mayAuthorize,
          id: settings.newId(),
        },
        signal,
      );
    },
  };
}

interface Call {
  operation: string;
  endpoint: Endpoint;
  url: string;
  body: unknown;
  mayAuthorize: boolean;
  /** Stays the same when the call is repeated, so that a server can execute a write only once. @see R-API-004 O-15 */
  id: string;
}

/**
 * Retries a read once if the server was unreachable, too slow or had an error. Never retries a write.
 * @see A-138 O-15
 */
async function call(settings: HttpSettings, request: Call, signal?: AbortSignal): Promise<unknown> {
  try {
    return await callWithLogin(settings, request, signal);
  } catch (error) {
    const mayRepeat = error instanceof ApiFailure && ['offline', 'server', 'timeout'].includes(error.kind);
    if (request.endpoint.isWrite || !mayRepeat || signal?.aborted) throw error;
    return callWithLogin(settings, request, signal);
  }
}

/** After a 401, renews the token and repeats the call once. The server did not execute the refused call. @see O-15 */
async function callWithLogin(settings: HttpSettings, request: Call, signal?: AbortSignal): Promise<unknown> {
  const token = request.mayAuthorize ? await settings.token.read() : undefined;
  const response = await exchange(settings, request, { token, signal });
  if (response.status !== 401) return answerOf(response, request);
  const renewed = request.mayAuthorize ? await settings.token.renew(token) : undefined;
  if (renewed !== undefined && renewed !== token) {
    const second = await exchange(settings, request, { token: renewed, signal });
    if (second.status !== 401) return answerOf(second, request);
  }
  // Another origin must not be able to redirect the visitor to a login.
  if (request.mayAuthorize) settings.onUnauthorized();
  throw failureOfStatus(401, request.operation);
}

interface Answer {
  status: number;
  /** The body of a successful response. The body of an error response is not read. @see O-10 */
  text: string | undefined;
}

interface Exchange {
  token: string | undefined;
  signal: AbortSignal | undefined;
}

async function exchange(settings: HttpSettings, request: Call, { token, signal }: Exchange): Promise<Answer> {
  const timeout = AbortSignal.timeout(settings.timeoutMs);
  const { method } = request.endpoint;
  try {
    const response = await settings.fetch(request.url, {
      method,
      headers: headersOf(settings, request, token),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      redirect: 'error',
      keepalive: request.endpoint.outlivesPage === true,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    // Read the body inside this `try`, because a response can also fail while its body loads.
    return { status: response.status, text: response.ok ? await response.text() : undefined };
  } catch {
    if (signal?.aborted) throw new ApiFailure('aborted', request.operation, 'given up');
    if (timeout.aborted)
      throw new ApiFailure('timeout', request.operation, `no answer in ${settings.timeoutMs} ms`);
    throw new ApiFailure('offline', request.operation, 'could not be reached');
  }
}

function headersOf(settings: HttpSettings, request: Call, token: string | undefined): Record<string, string> {
  const anonymous = request.mayAuthorize ? settings.anonymousAuthorization : undefined;
  const authorization = token ? `Bearer ${token}` : anonymous;
  return {
    ...(authorization ? { Authorization: authorization } : {}),
    'Accept-Language': settings.culture(),
    Pragma: 'no-cache',
    'X-Correlation-ID': request.id,
    ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
}

function answerOf({ status, text }: Answer, { operation }: Call): unknown {
  if (text === undefined) throw failureOfStatus(status, operation);
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiFailure('malformed', operation, 'the answer is not JSON');
  }
}
