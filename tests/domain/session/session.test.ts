import { describe, expect, it } from 'vitest';
import { isSameVisitor, readLogin, sessionOf } from '../../../src/domain/session/session';

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

describe('a session', () => {
  it.each([
    ['user', { sub: 'u1', companyId: 'c1' }],
    ['company', { companyId: 'c1' }],
    ['public', { exp: 1 }],
  ])('is for the token a %s [R-ROLE-006]', (login, claims) => {
    expect(sessionOf(undefined, token(claims)).login).toBe(login);
  });

  it('is public without session and token [A-139]', () => {
    expect(sessionOf()).toEqual({
      login: 'public',
      roles: [],
      groups: [],
      isParticipant: false,
      offersAllResults: false,
      isPreview: false,
      menu: {},
    });
    expect(sessionOf(undefined, 'unreadable').login).toBe('public');
  });

  it('is the given session, also when there is a token [A-139]', () => {
    expect(sessionOf({ login: 'company' }, token({ sub: 'u1' })).login).toBe('company');
    expect(sessionOf({ userId: 'u2' }, token({ companyId: 'c1' })).login).toBe('user');
  });

  it('has id, name and e-mail of a user [R-ROLE-004]', () => {
    const session = sessionOf(undefined, token({ sub: 'u1', name: 'Åse Łoś', email: 'a@b.example' }));
    expect(session).toMatchObject({ userId: 'u1', name: 'Åse Łoś', email: 'a@b.example' });
  });

  it('has id and name of the company of a company login [R-ROLE-005]', () => {
    const session = sessionOf(undefined, token({ companyId: 3, companyName: 'Yard' }));
    expect(session).toMatchObject({ login: 'company', companyId: '3', companyName: 'Yard' });
  });
});

it('is of the same visitor as another session with the same user and company', () => {
  const session = sessionOf({ userId: 'u1', companyId: 'c1' });
  expect(isSameVisitor(session, { userId: 'u1', companyId: 'c1' })).toBe(true);
  expect(isSameVisitor(session, { userId: 'u2', companyId: 'c1' })).toBe(false);
  expect(isSameVisitor({ companyId: 'c1' }, { companyId: 'c2' })).toBe(false);
  expect(isSameVisitor(undefined, sessionOf())).toBe(true);
  expect(isSameVisitor(undefined, session)).toBe(false);
});

it.each([
  ['User', 'user'],
  [' company', 'company'],
  ['PUBLIC', 'public'],
  ['guest', undefined],
])('reads the login type %j as %s', (value, login) => {
  expect(readLogin(value)).toBe(login);
});
