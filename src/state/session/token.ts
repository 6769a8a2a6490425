/** The source of tokens: a fixed token, a callback or the session address. Each is optional. */
export interface TokenSource {
  /** Fetches a token. Resolves with undefined when this visitor has none. */
  ask: (() => Promise<GivenToken | undefined>) | undefined;
}

export interface GivenToken {
  token: string;
  /** When the token expires, in ms since 1970; undefined when unknown. */
  expiresAtMs?: number | undefined;
}

/** A token is renewed this long before it expires, so that no call uses an expired token. */
const renewBeforeEndMs = 10_000;

/**
 * Holds the token in a closure, never in a store, a query key or a log. Only one renewal runs at a time: calls that are
 * refused together share one request.
 * @see O-10
 */
export function createTokenKeeper(source: TokenSource, now: () => number) {
  let given: GivenToken | undefined;
  /** True after a response with or without a token. A visitor without a token then causes no request at every call. */
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
    /** Returns a new token after `refused` was refused. Returns the current token if it is already another one. */
    renew(refused: string | undefined): Promise<string | undefined> {
      if (given !== undefined && given.token !== refused) return Promise.resolve(given.token);
      return source.ask ? ask() : Promise.resolve(undefined);
    },
    /** Returns the current token, for addresses that must contain it when they render. @see O-10 */
    peek: (): string | undefined => given?.token,
  };
}
