/**
 * Why a call gave nothing, in words that a policy can be written for: no reach, too slow, no login, no permission,
 * not there, no longer there, not accepted, broken there, an answer that does not fit, or given up by us.
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

/** A failed call; carries no token and no answer body, so that it can be logged (O-10). */
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

/** Why a screen's subject cannot be shown: gone, not for this person, or a failure that another try may heal (O-28, O-30). */
export type UnavailableReason = 'gone' | 'noAccess' | 'failed';

/** Only an answer that says no is "no access", and only one that says so is "gone" (O-28, A-121). */
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
