import { describe, expect, it } from 'vitest';
import { type PortalClient, openPortal, post } from '../open-portal';
import { annaId } from '../small-catalog';

const create = '/services/frontpage/api/v1/lists/create';
const owned = '/services/frontpage/api/v1/lists/owned';
const anna = { person: annaId };

const newList = () => ({ ...anna, ...post({ name: 'New' }) });
const sizeOf = async ({ json }: PortalClient) => (await json<object[]>(owned, anna)).length;

describe('a fault of the portal', () => {
  it.each([
    ['refuse', 503, 1],
    ['done-500', 500, 2],
    ['malformed', 200, 1],
    ['late', 200, 2],
    ['slow', 200, 2],
  ])('of mode %s answers %i and leaves %i lists', async (mode, status, lists) => {
    const portal = await openPortal();
    await portal.send('/__faults', post({ call: 'createList', mode, status: 503, ms: 5, times: 1 }));
    const answer = await portal.send(create, newList());
    expect(answer.status).toBe(status);
    expect(await sizeOf(portal)).toBe(lists);
    expect((await portal.send(create, newList())).status).toBe(200);
  });

  it('of mode done-lost carries the write out and loses the answer', async () => {
    const portal = await openPortal();
    await portal.send('/__faults', post({ call: 'createList', mode: 'done-lost' }));
    await expect((await portal.send(create, newList())).json()).rejects.toThrow('lost');
    expect(await sizeOf(portal)).toBe(2);
  });

  it('of mode malformed answers with invalid JSON', async () => {
    const portal = await openPortal();
    await portal.send('/__faults', post({ call: '*', mode: 'malformed' }));
    await expect(portal.json(owned, anna)).rejects.toThrow('JSON');
    await portal.send('/__faults', { method: 'DELETE' });
    expect(await sizeOf(portal)).toBe(1);
  });

  it('is refused by name when it is unknown', async () => {
    const { send } = await openPortal();
    const answer = await send('/__faults', post({ call: '*', mode: 'explode' }));
    expect([answer.status, await answer.json()]).toMatchObject([400, { field: 'mode' }]);
  });
});

describe('the log of calls', () => {
  it('has each call by name, and null for an unknown path', async () => {
    const { send, json } = await openPortal();
    const headers = { 'accept-language': 'da-DK', 'x-correlation-id': 'c-1' };
    await send(`${owned}?a=1`, { ...anna, headers });
    await send('/services/frontpage/api/v1/invented');
    expect(await json('/__calls')).toEqual({
      calls: [
        {
          operationId: 'ownedLists',
          method: 'GET',
          path: owned,
          query: '?a=1',
          status: 200,
          hadAuthorization: true,
          acceptLanguage: 'da-DK',
          correlationId: 'c-1',
        },
        expect.objectContaining({ operationId: null, status: 404, hadAuthorization: false }),
      ],
    });
    await send('/__calls', { method: 'DELETE' });
    expect(await json('/__calls')).toEqual({ calls: [] });
  });

  it('excludes a call that began before it was cleared and is answered after', async () => {
    const { send, json } = await openPortal();
    await send('/__faults', post({ call: 'ownedLists', mode: 'slow', ms: 100, times: 1 }));
    const slow = send(owned, anna);
    await expect.poll(() => json('/__faults'), { interval: 2 }).toEqual({ faults: [] });
    await send('/__calls', { method: 'DELETE' });
    expect((await slow).status).toBe(200);
    expect(await json('/__calls')).toEqual({ calls: [] });
  });
});

describe('the controls of the portal', () => {
  it('restore the initial data of people', async () => {
    const portal = await openPortal();
    await portal.send(create, newList());
    await portal.send('/services/frontpage/api/v1/lists/anna-1', { ...anna, method: 'DELETE' });
    await portal.send('/__reset', { method: 'POST' });
    expect(await portal.json(owned, anna)).toMatchObject([{ id: 'anna-1', numberOfItems: 3 }]);
  });

  it.each(['/__calls', '/__faults'])('return 404 unless they are turned on: %s', async (path) => {
    const { send } = await openPortal({ testControls: false });
    expect((await send(path)).status).toBe(404);
  });
});

describe('the services of the portal', () => {
  it('let other origins send the headers of the elements [A-170]', async () => {
    const { send } = await openPortal();
    const answer = await send(owned, {
      method: 'OPTIONS',
      headers: { origin: 'http://host.example', 'access-control-request-method': 'DELETE' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toContain('DELETE');
    const allowed = answer.headers.get('access-control-allow-headers')?.split(',');
    expect(allowed).toEqual([
      'authorization',
      'accept-language',
      'pragma',
      'x-correlation-id',
      'content-type',
    ]);
  });

  it('refuse a body that is no JSON', async () => {
    const { send } = await openPortal();
    const answer = await send(create, { ...anna, method: 'POST', body: '{' });
    expect([answer.status, await answer.json()]).toMatchObject([400, { field: 'body' }]);
  });
});
