import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortalSettings } from '../../../src/state/portal/setup';
import { openConfigured, tokenOf } from '../configured-portal';

beforeEach(() => {
  for (const name of ['warn', 'error'] as const) vi.spyOn(console, name).mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const anna = tokenOf({ sub: 7, name: 'Anna' });

describe('the signed-in user', () => {
  it.each<[string, string, PortalSettings, object]>([
    ['nothing', 'R-ROLE-006', {}, { login: 'public' }],
    ['a token', 'R-ROLE-006', { accessToken: anna }, { login: 'user', userId: '7', name: 'Anna' }],
    ['a callback', 'R-ROLE-006', { getAccessToken: () => anna }, { login: 'user', userId: '7' }],
    [
      'a slow callback',
      'R-ROLE-006',
      { getAccessToken: () => Promise.resolve(anna) },
      { login: 'user', userId: '7' },
    ],
    [
      'a token of a company',
      'R-ROLE-006',
      { accessToken: tokenOf({ companyId: 3 }) },
      { login: 'company', companyId: '3' },
    ],
    ['a session', 'R-ROLE-006', { session: { id: 8, loginType: 'user' } }, { login: 'user', userId: '8' }],
    [
      'a session and a token',
      'R-ROLE-006',
      { session: { id: 8 }, accessToken: anna },
      { userId: '8', name: 'Anna' },
    ],
    [
      'a token inside the session',
      'R-ROLE-006',
      { session: { token: anna } },
      { login: 'user', userId: '7' },
    ],
  ])('is read from %s [%s]', async (...[, , settings, session]) => {
    expect((await openConfigured(settings)).get.session()).toMatchObject(session);
  });

  it('is read from the session address [O-13]', async () => {
    const answer = { session: { id: 9, name: 'Bert' }, token: 't' };
    const { get, currentToken } = await openConfigured({ sessionUrl: '/session' }, () => answer);
    expect(get.session()).toMatchObject({ login: 'user', userId: '9', name: 'Bert' });
    expect(currentToken()).toBe('t');
  });

  it('is fetched once from the session address for an unknown visitor [O-13]', async () => {
    const { requests, http, get } = await openConfigured({ sessionUrl: '/session' });
    expect(get.session()).toMatchObject({ login: 'public' });
    await http().send('categorizedTags', {});
    await http().send('categorizedTags', {});
    expect(requests.filter((url) => url.endsWith('/session'))).toHaveLength(1);
  });

  it('is read once from the callback before the first call [O-10]', async () => {
    const getAccessToken = vi.fn(() => anna);
    const { http } = await openConfigured({ getAccessToken });
    await http().send('ownedLists', {});
    await http().send('ownedLists', {});
    expect(getAccessToken).toHaveBeenCalledOnce();
  });
});
