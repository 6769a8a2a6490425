/** Where tokens come from: a fixed one, a callback, or the session address; each may be missing. */
export interface TokenSource {
  /** Asks for a token; undefined when this visitor has none. */
  ask: (() => Promise<GivenToken | undefined>) | undefined;
}

export interface GivenToken {
  token: string;
  /** When it ends, in ms since 1970; undefined when nobody said. */
  expiresAtMs?: number | undefined;
}

/** A token is asked for anew this long before it ends, so that no call meets the end. */
const renewBeforeEndMs = 10_000;

/**
 * Keeps the token in a closure, never in a store, a query key or a log (O-10). Renewals are one request at a time: calls
 * that were refused together share one.
 */
export function createTokenKeeper(source: TokenSource, now: () => number) {
  let given: GivenToken | undefined;
  /** Somebody said which token there is, or that there is none: a visitor without one is not asked about at every call. */
  let isCurrent = false;
  let pending: Promise<string | undefined> | undefined;

  const ask = (): Promise<string | undefined> => {
    pending ??= (source.ask?.() ?? Promise.resolve(undefined))
      .then((answer) => {
        isCurrent = true;
        return answer;
      })
      .catch(() => {
        isCurrent = false;
        return undefined;
      })
      .then((answer) => {
        given = answer;
        pending = undefined;
        return answer?.token;
      });
    return pending;
  };
  const isEnding = () => given?.expiresAtMs !== undefined && given.expiresAtMs - renewBeforeEndMs <= now();

  return {
    set(token: GivenToken | undefined): void {
      given = token;
      isCurrent = true;
    },
    read(): Promise<string | undefined> {
      if (pending) return pending;
      if ((!isCurrent || isEnding()) && source.ask) return ask();
      return Promise.resolve(given?.token);
    },
    /** A new token after `refused` was refused; the present one when it is already another. */
    renew(refused: string | undefined): Promise<string | undefined> {
      if (given !== undefined && given.token !== refused) return Promise.resolve(given.token);
      return source.ask ? ask() : Promise.resolve(undefined);
    },
    /** The token as it stands, for addresses that must carry one at render (O-10). */
    peek: (): string | undefined => given?.token,
  };
}
