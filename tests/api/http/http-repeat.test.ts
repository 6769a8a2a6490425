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
  ['O-15 a POST', 'createList', { body: { name: 'a', description: '', color: '' } }],
  ['O-15 a DELETE', 'deleteList', { path: { id: '1' } }],
  ['A-007 the GET that follows', 'followList', { path: { id: '1' } }],
  ['A-007 the GET that unfollows', 'unfollowList', { path: { id: '1' } }],
  ['A-007 the GET that counts a view', 'trackPostView', { path: { id: '1' } }],
] as const;

describe('a read', () => {
  it.each(Object.entries(broken))('A-138 is made once more after %s', async (_, fail) => {
    const { http, sent } = openServer((one, nth) => (nth === 1 ? fail(one) : json([7])), { timeoutMs: 30 });
    expect(await http.send('ownedLists', {})).toEqual([7]);
    expect(sent).toHaveLength(2);
  });

  it('A-138 is made twice at most', async () => {
    const { http, sent } = openServer(() => refusal(503));
    await expect(http.send('ownedLists', {})).rejects.toMatchObject({ kind: 'server' });
    expect(sent).toHaveLength(2);
  });

  it('A-138 counts as one also where it asks by POST', async () => {
    const { http, sent } = openServer((_, nth) => (nth === 1 ? refusal(500) : json([])));
    await http.send('favouriteInfo', { body: [] });
    expect(sent).toHaveLength(2);
  });

  it.each([400, 403, 404, 409, 410, 422])('A-138 is not repeated after %d', async (status) => {
    const { http, sent } = openServer(() => refusal(status));
    await expect(http.send('ownedLists', {})).rejects.toBeInstanceOf(Error);
    expect(sent).toHaveLength(1);
  });

  it('A-138 is not repeated when the answer is no JSON', async () => {
    const { http, sent } = openServer(() => new Response('<html>'));
    await expect(http.send('ownedLists', {})).rejects.toMatchObject({ kind: 'malformed' });
    expect(sent).toHaveLength(1);
  });

  it('A-138 is not repeated once it was given up', async () => {
    const given = new AbortController();
    const { http, sent } = openServer(() => {
      given.abort();
      throw new TypeError('fetch failed');
    });
    await expect(http.send('ownedLists', {}, given.signal)).rejects.toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(1);
  });
});

describe('the correlation id', () => {
  const idsOf = (sent: readonly { headers: Headers }[]) =>
    sent.map(({ headers }) => headers.get('X-Correlation-ID'));

  it('R-API-004 A-138 stays the same when a read is repeated', async () => {
    const { http, sent } = openServer((_, nth) => (nth === 1 ? refusal(500) : json([])));
    await http.send('ownedLists', {});
    expect(idsOf(sent)).toEqual(['id-1', 'id-1']);
  });

  it('R-API-004 O-15 stays the same when a write is sent again with a renewed token, and is another for the next write', async () => {
    const token = { read: () => Promise.resolve('old'), renew: () => Promise.resolve('new') };
    const { http, sent } = openServer((_, nth) => (nth === 1 ? refusal(401) : json({})), { token });
    await http.send('deleteList', { path: { id: '1' } });
    await http.send('deleteList', { path: { id: '1' } });
    expect(idsOf(sent)).toEqual(['id-1', 'id-1', 'id-2']);
  });
});

describe('a write', () => {
  it.each(writes)('%s is never repeated', async (_, operation, input) => {
    for (const fail of Object.values(broken)) {
      const { http, sent } = openServer(fail, { timeoutMs: 30 });
      await expect(http.send(operation, input as never)).rejects.toBeInstanceOf(Error);
      expect(sent).toHaveLength(1);
    }
  });

  it('O-15 is made once more after a 401, since it had not been carried out', async () => {
    const token = { read: () => Promise.resolve('old'), renew: () => Promise.resolve('new') };
    const { http, sent } = openServer((_, nth) => (nth === 1 ? refusal(401) : refusal(500)), { token });
    await expect(http.send('deleteList', { path: { id: '1' } })).rejects.toMatchObject({ kind: 'server' });
    expect(sent).toHaveLength(2);
  });
});
