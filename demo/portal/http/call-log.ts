/** One call as the portal saw it; operationId is null for a path that no row of docs/openapi.yaml has. */
interface LoggedCall {
  operationId: string | null;
  method: string;
  path: string;
  query: string;
  status: number;
  hadAuthorization: boolean;
  acceptLanguage: string | null;
  correlationId: string | null;
}

export interface CallLog {
  /** Where a call that begins now is written once it is answered; one from before a clearing is in no list after it. */
  open(): (call: LoggedCall) => void;
  list(): readonly LoggedCall[];
  clear(): void;
}

/** Older calls are forgotten. */
const mostCalls = 2000;

/** Keeps the latest calls, for tests that check what the portal received. */
export function createCallLog(): CallLog {
  let page = { calls: [] as LoggedCall[] };
  return {
    open() {
      const here = page;
      return (call) => void (here.calls = [...here.calls.slice(1 - mostCalls), call]);
    },
    list: () => page.calls,
    clear: () => void (page = { calls: [] }),
  };
}

/** What of a request and its answer is logged: never a token (O-10). */
export function loggedCall(request: Request, operationId: string | null, status: number): LoggedCall {
  const url = new URL(request.url);
  url.searchParams.delete('access_token');
  return {
    operationId,
    method: request.method,
    path: url.pathname,
    query: url.search,
    status,
    hadAuthorization: request.headers.has('authorization'),
    acceptLanguage: request.headers.get('accept-language'),
    correlationId: request.headers.get('x-correlation-id'),
  };
}
