import { describe, expect, it } from 'vitest';
import { readLogin, sessionOf } from '../../../src/domain/session/session';

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

describe('who is here', () => {
  it.each([
    ['user', { sub: 'u1', companyId: 'c1' }],
    ['company', { companyId: 'c1' }],
    ['public', { exp: 1 }],
  ])('R-ROLE-006 the token makes a %s', (login, claims) => {
    expect(sessionOf(undefined, token(claims)).login).toBe(login);
  });

  it('A-139 without session and token the visitor is public', () => {
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

  it('A-139 a given session outranks the token', () => {
    expect(sessionOf({ login: 'company' }, token({ sub: 'u1' })).login).toBe('company');
    expect(sessionOf({ userId: 'u2' }, token({ companyId: 'c1' })).login).toBe('user');
  });

  it('R-ROLE-004 a user has id, name and e-mail', () => {
    const session = sessionOf(undefined, token({ sub: 'u1', name: 'Åse Łoś', email: 'a@b.example' }));
    expect(session).toMatchObject({ userId: 'u1', name: 'Åse Łoś', email: 'a@b.example' });
  });

  it('R-ROLE-005 a company login has the id and name of the company', () => {
    const session = sessionOf(undefined, token({ companyId: 3, companyName: 'Yard' }));
    expect(session).toMatchObject({ login: 'company', companyId: '3', companyName: 'Yard' });
  });
});

it.each([
  ['User', 'user'],
  [' company', 'company'],
  ['PUBLIC', 'public'],
  ['guest', undefined],
])('reads the login type %j as %s', (value, login) => {
  expect(readLogin(value)).toBe(login);
});
