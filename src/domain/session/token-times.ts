import { readPayload } from './token-claims';

/** When a token was issued and when it expires, in ms since 1970. Each is undefined if the token does not say it. */
interface TokenTimes {
  issuedAtMs: number | undefined;
  expiresAtMs: number | undefined;
}

/** Returns the times in the payload of a token. */
export function readTokenTimes(token: string): TokenTimes {
  const payload = readPayload(token.split('.')[1] ?? '');
  const timeOf = (name: string) => {
    const seconds = payload.get(name);
    return typeof seconds === 'number' ? seconds * 1000 : undefined;
  };
  return { issuedAtMs: timeOf('iat'), expiresAtMs: timeOf('exp') };
}
