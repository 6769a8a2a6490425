import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPortal, type Line } from '../../cli/check/conformance';
import { servePortal, type ServedPortal } from '../screenshots/serve-portal';
import { annaId, smallCatalog } from '../portal/small-catalog';

const longMs = 30_000;
let portal: ServedPortal;
let token: string;

beforeAll(async () => {
  portal = await servePortal(smallCatalog);
  const body = new URLSearchParams({ person: annaId });
  const signedIn = await portal.send('/frontend-shell/authenticate', { method: 'POST', body });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const session = await portal.send('/session.json', { headers: { cookie } });
  ({ token } = (await session.json()) as { token: string });
}, longMs);
afterAll(() => portal.close());

const check = (more: object = {}) =>
  checkPortal({
    configUrl: `${portal.address}/config.json`,
    culture: 'en-GB',
    origin: 'https://intranet.example',
    phrase: 'beginners',
    hasWrites: false,
    ...more,
  });
const named = (lines: readonly Line[], what: string) => lines.find((line) => line.what === what);
const differing = (lines: readonly Line[]) =>
  lines.filter(({ verdict }) => ['readable', 'unreadable'].includes(verdict));
const fault = (body: object) =>
  portal.send('/__faults', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('the conformance check', () => {
  it(
    'passes for the reference portal, including writes, and leaves it unchanged [R-API-005]',
    async () => {
      const before = await ownedLists();
      const lines = await check({ token, userId: annaId, hasWrites: true });
      expect(differing(lines)).toEqual([]);
      expect(named(lines, 'deleteList')).toMatchObject({ verdict: 'as described', status: 200 });
      expect(await ownedLists()).toEqual(before);
    },
    longMs,
  );

  it('accepts a login request as an answer to a visitor, and makes no call that changes something', async () => {
    const lines = await check();
    expect(differing(lines)).toEqual([]);
    expect(named(lines, 'ownedLists')).toMatchObject({ verdict: 'login', status: 401 });
    expect(named(lines, 'createList')).toMatchObject({ verdict: 'not called' });
  });

  it('reports the field of an answer that does not conform', async () => {
    await fault({ call: 'searchAllInCatalog', mode: 'malformed' });
    const line = named(await check(), 'searchAllInCatalog');
    await portal.send('/__faults', { method: 'DELETE' });
    expect(line?.verdict).toBe('unreadable');
    expect(line?.problems.join()).toContain('searchAllInCatalog: the answer is not JSON');
  });

  it('reports an answer as readable when it differs and the elements can read it [O-19]', async () => {
    await fault({ call: '*', mode: 'shape', shape: 'data-items' });
    const lines = await check({ token, userId: annaId });
    await portal.send('/__faults', { method: 'DELETE' });
    expect(named(lines, 'ownedLists')?.verdict).toBe('readable');
    expect(named(lines, 'ownedLists')?.problems.join()).toContain('object, not array');
    expect(lines.filter(({ verdict }) => verdict === 'unreadable')).toEqual([]);
  });

  it('reports what a visitor would see for an answer that cannot be read [O-19]', async () => {
    await fault({ call: 'listing', mode: 'malformed' });
    const line = named(await check(), 'listing');
    await portal.send('/__faults', { method: 'DELETE' });
    expect(line?.problems.join()).toContain('a visitor would see: the rows of lists');
  });

  it.each([
    ['is missing', '/no-config.json', /expected status 200 from \S+, got status 404/],
    ['is a page', '/', /expected JSON, got text\/html; charset=utf-8 that begins with "<!doctype html>/],
  ])('reports a configuration that %s', async (_, path, problem) => {
    const lines = await check({ configUrl: portal.address + path });
    expect(lines).toMatchObject([{ what: 'configuration', verdict: 'unreadable' }]);
    expect(lines[0]?.problems.join()).toMatch(problem);
  });

  it('reports an address that does not answer', async () => {
    const [line] = await check({ configUrl: 'http://nowhere.invalid/config.json' });
    expect(line).toMatchObject({ verdict: 'unreadable', status: 0 });
    expect(line?.problems.join()).toContain(
      'expected JSON from http://nowhere.invalid/config.json, got no answer',
    );
  });

  it('reports a configuration that a page of the origin cannot read', async () => {
    const line = named(await check({ configUrl: `${portal.address}/session.json` }), 'configuration');
    expect(line?.problems).toContain(
      'config: access-control-allow-origin: expected https://intranet.example or *, got nothing',
    );
  });
});

async function ownedLists(): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  return (await portal.send('/services/frontpage/api/v1/lists/owned', { headers })).json();
}
