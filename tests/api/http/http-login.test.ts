import { describe, expect, it, vi } from 'vitest';
import type { HttpSettings } from '../../../src/api/http/http';
import { createTokenKeeper } from '../../../src/state/session/access-token';
import { json, openServer, refusal, type Sent } from '../fake-server';

/** Lets only the bearer of this token in. */
const admits =
  (token: string) =>
  ({ headers }: Sent) =>
    headers.get('Authorization') === `Bearer ${token}` ? json(['in']) : refusal(401);

function keeper(fetchToken: () => Promise<{ token: string } | undefined>): HttpSettings['token'] {
  const tokenKeeper = createTokenKeeper({ fetchToken }, () => 0);
  tokenKeeper.set({ token: 'old' });
  return tokenKeeper;
}

describe('a refused token', () => {
  it('is renewed, and the call is sent once more with the new one [O-13]', async () => {
    const token = keeper(() => Promise.resolve({ token: 'new' }));
    const { http, sent, logins } = openServer(admits('new'), { token });
    expect(await http.send('ownedLists', {})).toEqual(['in']);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(logins()).toBe(0);
  });

  it('is renewed by one request for several refused calls [O-13]', async () => {
    const fetchToken = vi.fn(() => Promise.resolve({ token: 'new' }));
    const { http, sent } = openServer(admits('new'), { token: keeper(fetchToken) });
    const calls = Array.from({ length: 5 }, () => http.send('ownedLists', {}));
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 5 }, () => ['in']));
    expect(fetchToken).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(10);
  });

  it('is not renewed when a newer one exists [O-13]', async () => {
    const fetchToken = vi.fn(() => Promise.resolve({ token: 'new' }));
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const server = async (one: Sent, nth: number) => {
      if (nth === 1) await gate;
      return admits('new')(one);
    };
    const { http } = openServer(server, { token: keeper(fetchToken) });
    const late = http.send('ownedLists', {});
    await http.send('followedLists', {});
    open();
    expect(await late).toEqual(['in']);
    expect(fetchToken).toHaveBeenCalledOnce();
  });
});

describe('a 401 that cannot be resolved', () => {
  const cases = [
    ['no way to renew it', () => Promise.resolve(undefined), 1],
    ['a renewal that fails', () => Promise.reject(new Error('down')), 1],
    ['the same token again', () => Promise.resolve({ token: 'old' }), 1],
    ['a new token that is refused too', () => Promise.resolve({ token: 'bad' }), 2],
  ] as const;

  it.each(cases)('requests a login with %s [R-ROLE-034 R-ERROR-043]', async (_, fetchToken, times) => {
    const { http, sent, logins } = openServer(admits('good'), { token: keeper(fetchToken) });
    await expect(http.send('ownedLists', {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(logins()).toBe(1);
    expect(sent).toHaveLength(times);
  });

  it('is also reported to the caller [R-ROLE-035]', async () => {
    for (const [, fetchToken] of cases) {
      const { http } = openServer(admits('good'), { token: keeper(fetchToken) });
      const failure = { kind: 'unauthorized', operation: 'myPlans', message: 'myPlans: answered 401' };
      await expect(http.send('myPlans', {})).rejects.toMatchObject(failure);
    }
  });
});
