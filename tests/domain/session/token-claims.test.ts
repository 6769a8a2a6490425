import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readClaims } from '../../../src/domain/session/token-claims';

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

it('a token has the claims of user, name, company and roles [A-139]', () => {
  const claims = { sub: 'u1', name: 'Zoë ~~~ ???', companyId: 'c1', roles: ['manager', 7], exp: 1 };
  expect(readClaims(token(claims))).toEqual({
    userId: 'u1',
    name: 'Zoë ~~~ ???',
    companyId: 'c1',
    roles: ['manager'],
  });
});

it('a token can have a single role, and its user id comes before its subject [A-139]', () => {
  expect(readClaims(token({ sub: 's', userId: 12, role: 'instructor' }))).toEqual({
    userId: '12',
    roles: ['instructor'],
  });
});

it.each(['', 'one', 'a.b', 'a.!!!.c', token(null), token('text'), token([1])])(
  'the token %j has no claims',
  (text) => {
    expect(readClaims(text)).toEqual({});
  },
);

it('reading a token never throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (text, claims) => {
      readClaims(text);
      readClaims(token(claims));
    }),
  );
});
