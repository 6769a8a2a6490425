import { describe, expect, it } from 'vitest';
import { json, never, openServer, refusal } from '../fake-server';

const broken = {
  'a server error': () => refusal(500),
  'a gateway that gives up': () => refusal(504),
  'no network': () => {
    throw new TypeError('fetch failed');
  },
  'no answer in time': never,
} as const;

const writes = [
  ['a POST', 'O-15', 'createList', { body: { name: 'a', description: '', color: '' } }],
  ['a DELETE', 'O-15', 'deleteList', { path: { id: '1' } }],
  ['the GET that follows a list', 'A-007', 'followList', { path: { id: '1' } }],
  ['the GET that unfollows a list', 'A-007', 'unfollowList', { path: { id: '1' } }],
  ['the GET that counts a view', 'A-007', 'trackPostView', { path: { id: '1' } }],
] as const;

describe('a read', () => {
  it.each(Object.entries(broken))('is repeated once after %s [A-138]', async (_, fail) => {
    const { http, sent } = openServer((one, nth) => (nth === 1 ? fail(one) : json([7])), { timeoutMs: 30 });
    expect(await http.send('ownedLists', {})).toEqual([7]);
    expect(sent).toHaveLength(2);
  });

  it('is sent at most twice [A-138]', async () => {
    const { http, sent } = openServer(() => refusal(503));
    await expect(http.send('ownedLists', {})).rejects.toMatchObject({ kind: 'server' });
    expect(sent).toHaveLength(2);
  });

  it('can also be a POST [A-138]', async () => {
    const { http, sent } = openServer((_, nth) => (nth === 1 ? refusal(500) : json([])));
    await http.send('favouriteInfo', { body: [] });
    expect(sent).toHaveLength(2);
  });

  it.each([400, 403, 404, 409, 410, 422])('is not repeated after %d [A-138]', async (status) => {
    const { http, sent } = openServer(() => refusal(status));
    await expect(http.send('ownedLists', {})).rejects.toBeInstanceOf(Error);
    expect(sent).toHaveLength(1);
  });

  it('is not repeated when the answer is no JSON [A-138]', async () => {
    const { http, sent } = openServer(() => new Response('<html>'));
    await expect(http.send('ownedLists', {})).rejects.toMatchObject({ kind: 'malformed' });
    expect(sent).toHaveLength(1);
  });

  it('is not repeated after it was cancelled [A-138]', async () => {
    const controller = new AbortController();
    const { http, sent } = openServer(() => {
      controller.abort();
      throw new TypeError('fetch failed');
    });
    await expect(http.send('ownedLists', {}, controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(1);
  });
});

describe('the correlation id', () => {
  const idsOf = (sent: readonly { headers: Headers }[]) =>
    sent.map(({ headers }) => headers.get('X-Correlation-ID'));

  it('stays the same when a read is repeated [R-API-004 A-138]', async () => {
    const { http, sent } = openServer((_, nth) => (nth === 1 ? refusal(500) : json([])));
    await http.send('ownedLists', {});
    expect(idsOf(sent)).toEqual(['id-1', 'id-1']);
  });

  it('stays the same when a write is sent again with a renewed token, and is another for the next write [R-API-004 O-15]', async () => {
    const token = { read: () => Promise.resolve('old'), renew: () => Promise.resolve('new') };
    const { http, sent } = openServer((_, nth) => (nth === 1 ? refusal(401) : json({})), { token });
    await http.send('deleteList', { path: { id: '1' } });
    await http.send('deleteList', { path: { id: '1' } });
    expect(idsOf(sent)).toEqual(['id-1', 'id-1', 'id-2']);
  });
});

describe('a write', () => {
  it.each(writes)('is not repeated after a failure when it is %s [%s]', async (_, __, operation, input) => {
    for (const fail of Object.values(broken)) {
      const { http, sent } = openServer(fail, { timeoutMs: 30 });
      await expect(http.send(operation, input as never)).rejects.toBeInstanceOf(Error);
      expect(sent).toHaveLength(1);
    }
  });

  it('is sent once more after a 401, which means that it was not carried out [O-15]', async () => {
    const token = { read: () => Promise.resolve('old'), renew: () => Promise.resolve('new') };
    const { http, sent } = openServer((_, nth) => (nth === 1 ? refusal(401) : refusal(500)), { token });
    await expect(http.send('deleteList', { path: { id: '1' } })).rejects.toMatchObject({ kind: 'server' });
    expect(sent).toHaveLength(2);
  });
});
