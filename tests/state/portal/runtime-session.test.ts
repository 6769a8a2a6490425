import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortalSettings } from '../../../src/state/portal/setup';
import { config, freshPortal, openPage, tokenOf } from '../a-portal';

const lines: string[] = [];
beforeEach(() => {
  lines.splice(0);
  for (const name of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...line: unknown[]) => void lines.push(line.join(' ')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(settings: PortalSettings, answer: Parameters<typeof openPage>[0] = () => ({})) {
  const opened = openPage(answer);
  const portal = await freshPortal();
  portal.configurePortal({ config, ...settings });
  await portal.settled();
  return { ...opened, ...portal };
}

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
    expect((await open(settings)).get.session()).toMatchObject(session);
  });

  it('O-13 is read from the session address', async () => {
    const answer = { session: { id: 9, name: 'Bert' }, token: 't' };
    const { get, tokenNow } = await open({ sessionUrl: '/session' }, () => answer);
    expect(get.session()).toMatchObject({ login: 'user', userId: '9', name: 'Bert' });
    expect(tokenNow()).toBe('t');
  });

  it('O-13 the session address is asked once about a visitor whom nobody knows', async () => {
    const { asked, http, get } = await open({ sessionUrl: '/session' });
    expect(get.session()).toMatchObject({ login: 'public' });
    await http().send('categorizedTags', {});
    await http().send('categorizedTags', {});
    expect(asked.filter((url) => url.endsWith('/session'))).toHaveLength(1);
  });

  it('O-10 the callback is asked before the first call, once', async () => {
    const getAccessToken = vi.fn(() => anna);
    const { http } = await open({ getAccessToken });
    await http().send('ownedLists', {});
    await http().send('ownedLists', {});
    expect(getAccessToken).toHaveBeenCalledOnce();
  });
});

describe('a call that is refused', () => {
  it('O-13 asks the session address again, and the person is known anew', async () => {
    let sessions = 0;
    const server = (path: string, init?: RequestInit) => {
      if (path === '/session') return { session: { id: 9 }, token: `t${(sessions += 1)}` };
      return new Headers(init?.headers).get('Authorization') === 'Bearer t2' ? [] : 401;
    };
    const { http, get } = await open({ sessionUrl: '/session' }, server);
    expect(await http().send('ownedLists', {})).toEqual([]);
    expect([sessions, get.logins(), get.session().userId]).toEqual([2, 0, '9']);
  });

  it('R-ROLE-034 R-ERROR-043 asks for a login when nobody can renew it', async () => {
    const { http, get } = await open({}, () => 401);
    await expect(http().send('ownedLists', {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(get.logins()).toBe(1);
  });

  it('O-10 writes no token anywhere', async () => {
    const answer = (path: string) => (path === '/session' ? { token: 'secret-t', expiresAt: 'soon' } : 401);
    const { http, kept, get } = await open({ sessionUrl: '/session' }, answer);
    const failure: unknown = await http()
      .send('ownedLists', {})
      .catch((error: unknown) => error);
    const told = [String(failure), JSON.stringify(failure), ...lines, ...kept.values()];
    const stored = JSON.stringify([get.session(), get.portal(), get.problems()]);
    expect([...told, stored].join()).not.toContain('secret-t');
  });
});

describe('preview', () => {
  const preview = { isPreview: true, sessionUrl: '/session' };

  it('R-OTHER-012 R-OTHER-015 asks no server for blocks or about the person, and makes nothing', async () => {
    const { asked, http } = await open(preview);
    await http().send('myActivities', {});
    await http().send('addInterests', { path: { userId: '1' }, body: { interests: ['t1'] } });
    expect(asked).toEqual([]);
  });

  it('R-OTHER-014 has a made-up user who is named by the query', async () => {
    expect((await open(preview)).get.session()).toMatchObject({ login: 'user', isPreview: true });
    const opened = openPage();
    vi.stubGlobal('location', { href: 'https://page.example/?name=Cleo', origin: 'https://page.example' });
    const portal = await freshPortal();
    portal.configurePortal({ config, ...preview });
    await portal.settled();
    expect(portal.get.session().name).toBe('Cleo');
    expect(opened.asked).toEqual([]);
  });

  it('A-134 is not what a demo is: a demo keeps who is signed in', async () => {
    const { get, asked, http } = await open({ isDemo: true, accessToken: anna });
    await http().send('searchRecent', { path: { scope: 'catalog', id: '1' } });
    expect(get.session()).toMatchObject({ userId: '7', isPreview: false });
    expect(asked).toEqual([]);
  });
});
