import { describe, expect, it } from 'vitest';
import { readSession } from '../../../src/api/host/session-answer';
import { problemMessage } from '../../../src/domain/setup/problem';

const response = {
  id: 7,
  token: 'secret',
  loginType: 'User',
  name: 'Anna',
  image: 'p1',
  email: 'anna@example.com',
  userInfo: {
    role: { participant: true },
    module: { catalogSeeAllSearchResultsOnSearchPage: true },
    company: { name: 'Kemi A/S' },
  },
  companyId: 3,
  companyLanguage: 'da-DK',
  userGroups: [1, 'g2'],
  roles: ['Manager'],
  isPreview: false,
  currentLayout: 'a',
  navigationLayoutConfig: { showHome: true, showSearchBox: false, showOdd: 'yes', other: true },
};

describe('the session of the page', () => {
  it('is read with its fields [R-ENTITY-005 R-ENTITY-006]', () => {
    expect(readSession(response)).toEqual({
      problems: [],
      session: {
        login: 'user',
        userId: '7',
        name: 'Anna',
        image: 'p1',
        email: 'anna@example.com',
        companyId: '3',
        companyName: 'Kemi A/S',
        companyLanguage: 'da-DK',
        groups: ['1', 'g2'],
        roles: ['Manager'],
        isParticipant: true,
        offersAllResults: true,
        isPreview: false,
        layout: 'a',
        menu: { showHome: true, showSearchBox: false },
      },
    });
  });

  it('does not contain the token [O-10]', () => {
    expect(JSON.stringify(readSession(response))).not.toContain('secret');
  });

  it('is no user for a company, although it has an id [R-ROLE-004]', () => {
    const { session } = readSession({ id: 7, loginType: 'company', companyId: 3, companyName: 'K' });
    expect(session).toMatchObject({ login: 'company', companyId: '3', companyName: 'K' });
    expect(session).not.toHaveProperty('userId');
  });

  it('has only the given fields, so that the token adds the others [A-139]', () => {
    expect(readSession({ name: 'Anna' }).session).toEqual({ name: 'Anna', isPreview: false, menu: {} });
    expect(readSession({ loginType: 'robot' }).session).not.toHaveProperty('login');
  });

  it('reads null as missing [A-126]', () => {
    const nulls = Object.fromEntries(Object.keys(response).map((name) => [name, null]));
    expect(readSession(nulls)).toEqual(readSession({}));
    const inside = { userInfo: { role: null, module: null, company: null } };
    expect(readSession(inside)).toEqual(readSession({}));
  });

  it('loses an invalid field, which is reported, and keeps the others [O-11]', () => {
    const { session, problems } = readSession({ ...response, email: true, roles: 'Manager' });
    expect(problems.map(problemMessage)).toEqual([
      'session.email: expected (string | number), got true',
      'session.roles: expected Array, got "Manager"',
    ]);
    expect(session).toMatchObject({ userId: '7', name: 'Anna' });
    expect(Object.keys(session)).not.toEqual(expect.arrayContaining(['email']));
    expect(Object.keys(session)).not.toEqual(expect.arrayContaining(['roles']));
  });

  it.each([['Anna'], [undefined], [null]])('is reported as invalid for %j [O-11]', (input) => {
    const { session, problems } = readSession(input);
    expect(session).not.toHaveProperty('userId');
    expect(problems.map(problemMessage)).toEqual([expect.stringMatching(/^session: expected Object/)]);
  });
});
