import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortalSettings } from '../../../src/state/portal/setup';
import { openConfigured, tokenOf } from '../configured-portal';

beforeEach(() => {
  for (const name of ['warn', 'error'] as const) vi.spyOn(console, name).mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const anna = tokenOf({ sub: 7, name: 'Anna' });

describe('who is signed in', () => {
  it.each<[string, string, PortalSettings, object]>([
    ['R-ROLE-006', 'nothing', {}, { login: 'public' }],
    ['R-ROLE-006', 'a token', { accessToken: anna }, { login: 'user', userId: '7', name: 'Anna' }],
    ['R-ROLE-006', 'a callback', { getAccessToken: () => anna }, { login: 'user', userId: '7' }],
    [
      'R-ROLE-006',
      'a slow callback',
      { getAccessToken: () => Promise.resolve(anna) },
      { login: 'user', userId: '7' },
    ],
    [
      'R-ROLE-006',
      'a token of a company',
      { accessToken: tokenOf({ companyId: 3 }) },
      { login: 'company', companyId: '3' },
    ],
    ['R-ROLE-006', 'a session', { session: { id: 8, loginType: 'user' } }, { login: 'user', userId: '8' }],
    [
      'R-ROLE-006',
      'a session and a token',
      { session: { id: 8 }, accessToken: anna },
      { userId: '8', name: 'Anna' },
    ],
    [
      'R-ROLE-006',
      'a token inside the session',
      { session: { token: anna } },
      { login: 'user', userId: '7' },
    ],
  ])('%s is read from %s', async (...[, , settings, session]) => {
    expect((await openConfigured(settings)).get.session()).toMatchObject(session);
  });

  it('O-13 is read from the session address', async () => {
    const answer = { session: { id: 9, name: 'Bert' }, token: 't' };
    const { get, currentToken } = await openConfigured({ sessionUrl: '/session' }, () => answer);
    expect(get.session()).toMatchObject({ login: 'user', userId: '9', name: 'Bert' });
    expect(currentToken()).toBe('t');
  });

  it('O-13 the session address is asked once about a visitor whom nobody knows', async () => {
    const { requests, http, get } = await openConfigured({ sessionUrl: '/session' });
    expect(get.session()).toMatchObject({ login: 'public' });
    await http().send('categorizedTags', {});
    await http().send('categorizedTags', {});
    expect(requests.filter((url) => url.endsWith('/session'))).toHaveLength(1);
  });

  it('O-10 the callback is asked before the first call, once', async () => {
    const getAccessToken = vi.fn(() => anna);
    const { http } = await openConfigured({ getAccessToken });
    await http().send('ownedLists', {});
    await http().send('ownedLists', {});
    expect(getAccessToken).toHaveBeenCalledOnce();
  });
});
