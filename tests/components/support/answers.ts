import { ApiFailure, type FailureKind } from '../../../src/api/http/failure';

/** An answer that never comes. */
export const noAnswer = () => new Promise<never>(() => {});

/** Refuses a call. */
export const fails =
  (kind: FailureKind = 'server') =>
  (): never => {
    throw new ApiFailure(kind, 'call', 'refused by the test');
  };

/** A call that is refused until the server recovers. */
export function broken(answer: () => unknown): { call: () => unknown; recover: () => void } {
  let isBroken = true;
  return {
    call: () => (isBroken ? fails()() : answer()),
    recover: () => {
      isBroken = false;
    },
  };
}

/** Rows of a list, with the name in the field that each answer has it in. */
export const rowsOf = (...names: string[]) => names.map((name) => ({ id: name, name, title: name }));
