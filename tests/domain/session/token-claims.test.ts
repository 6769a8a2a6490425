import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readClaims } from '../../../src/domain/session/token-claims';

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

it('reads who a token is for [A-139]', () => {
  const claims = { sub: 'u1', name: 'Zoë ~~~ ???', companyId: 'c1', roles: ['manager', 7], exp: 1 };
  expect(readClaims(token(claims))).toEqual({
    userId: 'u1',
    name: 'Zoë ~~~ ???',
    companyId: 'c1',
    roles: ['manager'],
  });
});

it('takes a single role and a plain user id before the subject [A-139]', () => {
  expect(readClaims(token({ sub: 's', userId: 12, role: 'instructor' }))).toEqual({
    userId: '12',
    roles: ['instructor'],
  });
});

it.each(['', 'one', 'a.b', 'a.!!!.c', token(null), token('text'), token([1])])(
  'claims nothing from %j',
  (text) => {
    expect(readClaims(text)).toEqual({});
  },
);

it('never fails, whatever the token is', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (text, claims) => {
      readClaims(text);
      readClaims(token(claims));
    }),
  );
});
