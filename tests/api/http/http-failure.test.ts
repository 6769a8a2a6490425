import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { never, openServer, refusal, stuckBody } from '../fake-server';

const lines: unknown[] = [];

beforeEach(() => {
  lines.splice(0);
  for (const name of ['log', 'warn', 'error', 'info', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...line: unknown[]) => void lines.push(...line));
});
afterEach(() => vi.restoreAllMocks());

describe('a failure of a call', () => {
  it.each([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [408, 'timeout'],
    [410, 'gone'],
    [422, 'refused'],
    [500, 'server'],
    [503, 'server'],
  ])('has for the status %d the kind %s, and its operation [A-138]', async (status, kind) => {
    const { http } = openServer(() => refusal(status));
    const message = `listItems: answered ${status}`;
    await expect(http.send('listItems', { path: { id: '1' } })).rejects.toMatchObject({ kind, message });
  });

  it('differs between an unreachable service and a timeout [A-138]', async () => {
    const offline = openServer(() => {
      throw new TypeError('fetch failed');
    });
    await expect(offline.http.send('ownedLists', {})).rejects.toMatchObject({ kind: 'offline' });
    const slow = openServer(never, { timeoutMs: 20 });
    await expect(slow.http.send('ownedLists', {})).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is a timeout when the answer stops in the middle [A-138]', async () => {
    const { http } = openServer(stuckBody, { timeoutMs: 20 });
    await expect(http.send('ownedLists', {})).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('contains no token and no answer, and logs nothing [O-10]', async () => {
    const token = { read: () => Promise.resolve('secret-1'), renew: () => Promise.resolve('secret-2') };
    const answers = [refusal(401), refusal(403), refusal(500), new Response('secret-1 {'), undefined];
    for (const answer of answers) {
      const server = () =>
        answer?.clone() ?? Promise.reject(new TypeError('secret-1 at https://x/?t=secret-1'));
      const failure = (await openServer(server, { token })
        .http.send('ownedLists', {})
        .catch((error: unknown) => error)) as Error;
      const text = `${failure.message} ${JSON.stringify(failure)} ${failure.stack ?? ''} ${String(failure.cause)}`;
      expect(text).not.toMatch(/secret|nothing for you/);
    }
    expect(lines).toEqual([]);
  });
});

describe('a cancelled call', () => {
  it('is aborted, not failed, before it starts, while it waits and while its answer arrives [O-2]', async () => {
    for (const server of [never, stuckBody]) {
      const controller = new AbortController();
      const { http, sent } = openServer(server);
      const call = http.send('ownedLists', {}, controller.signal);
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      await Promise.resolve();
      controller.abort();
      await expect(call).rejects.toMatchObject({ kind: 'aborted' });
      await expect(http.send('ownedLists', {}, controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
    }
  });
});
