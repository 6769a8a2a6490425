import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConfigured } from '../configured-portal';

const lines: string[] = [];
beforeEach(() => {
  lines.splice(0);
  for (const name of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...line: unknown[]) => void lines.push(line.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

describe('a refused call', () => {
  it('fetches the session again, and updates the user [O-13]', async () => {
    let sessions = 0;
    const server = (path: string, init?: RequestInit) => {
      if (path === '/session') return { session: { id: 9 }, token: `t${(sessions += 1)}` };
      return new Headers(init?.headers).get('Authorization') === 'Bearer t2' ? [] : 401;
    };
    const { http, get } = await openConfigured({ sessionUrl: '/session' }, server);
    expect(await http().send('ownedLists', {})).toEqual([]);
    expect([sessions, get.logins(), get.session().userId]).toEqual([2, 0, '9']);
  });

  it('requests a login when nobody can renew the session [R-ROLE-034 R-ERROR-043]', async () => {
    const { http, get } = await openConfigured({}, () => 401);
    await expect(http().send('ownedLists', {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(get.logins()).toBe(1);
  });

  it('writes no token anywhere [O-10]', async () => {
    const answer = (path: string) => (path === '/session' ? { token: 'secret-t', expiresAt: 'soon' } : 401);
    const { http, visits, get } = await openConfigured({ sessionUrl: '/session' }, answer);
    const failure: unknown = await http()
      .send('ownedLists', {})
      .catch((error: unknown) => error);
    const written = [String(failure), JSON.stringify(failure), ...lines, ...visits.values()];
    const stored = JSON.stringify([get.session(), get.portal(), get.problems()]);
    expect([...written, stored].join()).not.toContain('secret-t');
  });
});
