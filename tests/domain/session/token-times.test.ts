import { expect, it } from 'vitest';
import { readTokenTimes } from '../../../src/domain/session/token-times';

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

it('a token has the times of its issue and its expiry [A-139]', () => {
  expect(readTokenTimes(token({ iat: 100, exp: 200 }))).toEqual({
    issuedAtMs: 100_000,
    expiresAtMs: 200_000,
  });
  expect(readTokenTimes(token({ iat: 'today' }))).toEqual({});
  expect(readTokenTimes('opaque')).toEqual({});
});
