/**
 * Why a call failed. Each kind can be handled differently.
 * - `offline`: the server is unreachable.
 * - `timeout`: the server takes too long.
 * - `unauthorized`: the login is missing.
 * - `forbidden`: the person lacks permission.
 * - `notFound`: the resource does not exist.
 * - `gone`: the resource no longer exists.
 * - `refused`: the server rejects the request.
 * - `server`: the server has an error.
 * - `malformed`: the response does not match its schema.
 * - `aborted`: the catalog cancelled the call.
 */
export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'gone'
  | 'refused'
  | 'server'
  | 'malformed'
  | 'aborted';

/** A failed call. Contains no token and no response body, so that it can be logged. @see O-10 */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly operation: string;

  constructor(kind: FailureKind, operation: string, detail: string) {
    super(`${operation}: ${detail}`);
    this.name = 'ApiFailure';
    this.kind = kind;
    this.operation = operation;
  }
}

export const failureKindOf = (error: unknown): FailureKind =>
  error instanceof ApiFailure ? error.kind : 'server';

/**
 * Why the content of a screen is unavailable: it no longer exists, the person has no access, or a failure that a retry
 * may fix.
 * @see O-28 O-30
 */
export type UnavailableReason = 'gone' | 'noAccess' | 'failed';

/**
 * Returns why the content of a screen is unavailable. Only a response that refuses access counts as no access. Only a
 * response that says so counts as gone.
 * @see O-28 A-121
 */
export function unavailableReason(error: unknown): UnavailableReason {
  return reasons[failureKindOf(error)] ?? 'failed';
}

const reasons: Partial<Record<FailureKind, UnavailableReason>> = {
  notFound: 'gone',
  gone: 'gone',
  unauthorized: 'noAccess',
  forbidden: 'noAccess',
};

const kindsByStatus: Record<number, FailureKind> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  410: 'gone',
  408: 'timeout',
};

export function failureOfStatus(status: number, operation: string): ApiFailure {
  const kind = kindsByStatus[status] ?? (status >= 500 ? 'server' : 'refused');
  return new ApiFailure(kind, operation, `answered ${status}`);
}
