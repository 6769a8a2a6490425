/** The source of tokens: a fixed token, a callback or the session address. Each is optional. */
export interface TokenSource {
  /** Fetches a token. Resolves with undefined when this visitor has none. */
  fetchToken: (() => Promise<IssuedToken | undefined>) | undefined;
}

export interface IssuedToken {
  token: string;
  /** When the token expires, in ms since 1970; undefined when unknown. */
  expiresAtMs?: number | undefined;
}

/** A token is renewed this long before it expires, so that no call uses an expired token. */
const renewBeforeEndMs = 10_000;

export type TokenKeeper = ReturnType<typeof createTokenKeeper>;

/**
 * Holds the token in a closure, never in a store, a query key or a log. Only one renewal runs at a time: calls that are
 * refused together share one request.
 * @see O-10
 */
export function createTokenKeeper(source: TokenSource, now: () => number) {
  let current: IssuedToken | undefined;
  /** True after a response with or without a token. A visitor without a token then causes no request at every call. */
  let isCurrent = false;
  let pending: Promise<string | undefined> | undefined;

  const fetchToken = (): Promise<string | undefined> => {
    pending ??= (source.fetchToken?.() ?? Promise.resolve(undefined))
      .then((answer) => {
        isCurrent = true;
        return answer;
      })
      .catch(() => {
        isCurrent = false;
        return undefined;
      })
      .then((answer) => {
        current = answer;
        pending = undefined;
        return answer?.token;
      });
    return pending;
  };
  const isEnding = () =>
    current?.expiresAtMs !== undefined && current.expiresAtMs - renewBeforeEndMs <= now();

  return {
    set(token: IssuedToken | undefined): void {
      current = token;
      isCurrent = true;
    },
    read(): Promise<string | undefined> {
      if (pending) return pending;
      if ((!isCurrent || isEnding()) && source.fetchToken) return fetchToken();
      return Promise.resolve(current?.token);
    },
    /** Returns a new token after `refused` was refused. Returns the current token if it is already another one. */
    renew(refused: string | undefined): Promise<string | undefined> {
      if (current !== undefined && current.token !== refused) return Promise.resolve(current.token);
      return source.fetchToken ? fetchToken() : Promise.resolve(undefined);
    },
    /** Returns the current token, for addresses that must contain it when they render. @see O-10 */
    peek: (): IssuedToken | undefined => current,
  };
}
