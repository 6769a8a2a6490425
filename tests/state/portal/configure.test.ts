import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config, freshPortal, openConfigured, page, tokenOf } from '../configured-portal';

const lines: string[] = [];
beforeEach(() => {
  lines.splice(0);
  for (const name of ['warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

describe('the portal of a page', () => {
  it('waits for a configuration, then is ready [A-126]', async () => {
    const { configurePortal, get, whenLoaded, requests } = freshPortal(() => config);
    expect(get.portal().state).toBe('waiting');
    configurePortal({ configUrl: 'config.json' });
    expect(get.portal().state).toBe('loading');
    await whenLoaded();
    expect(get.portal()).toMatchObject({ state: 'ready', configuration: { catalogs: [{ id: '1' }] } });
    expect(requests).toEqual([`${page}config.json`]);
  });

  it('keeps its first configuration and warns of a different one [A-159]', async () => {
    const { configurePortal, get, whenLoaded } = freshPortal();
    configurePortal({ config });
    configurePortal({ config });
    expect(lines).toEqual([]);
    configurePortal({ config: { ...config, catalogs: [] } });
    await whenLoaded();
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toContain('already configured: config of the later one is ignored');
    expect(get.portal()).toMatchObject({ configuration: { catalogs: [{ id: '1' }] } });
  });

  it('names both addresses in the warning, and prints no session and no token [A-159]', async () => {
    const { configurePortal } = freshPortal(() => config);
    configurePortal({ configUrl: '/config.json' });
    configurePortal({ configUrl: '/other.json', accessToken: 'secret', session: { name: 'Robin' } });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toContain('configUrl stays /config.json, and /other.json');
    expect(lines[0]).toContain('accessToken of the later one is ignored');
    expect(lines[0]).not.toMatch(/secret|Robin/);
  });

  it('reports each problem and works with the other settings [O-11]', async () => {
    const { configurePortal, get, whenLoaded } = freshPortal();
    configurePortal({
      config: { ...config, catalogs: [{ name: 'x' }, { id: 2 }] },
      session: { email: true },
    });
    await whenLoaded();
    const problems = [
      'config.catalogs[0].id: expected "id", got undefined',
      'session.email: expected (string | number), got true',
    ];
    await vi.waitFor(() => expect(get.problems()).toEqual(problems));
    expect(lines).toEqual(problems.map((problem) => `lp-catalog: ${problem}`));
    expect(get.portal()).toMatchObject({ state: 'ready', configuration: { catalogs: [{ id: '2' }] } });
  });

  it('reports why its configuration cannot be fetched, and can fetch it again [O-1 A-138]', async () => {
    let isDown = true;
    const { configurePortal, reloadPortal, get, whenLoaded } = freshPortal(() => (isDown ? 503 : config));
    configurePortal({ configUrl: 'config.json' });
    await whenLoaded();
    expect(get.portal()).toMatchObject({ state: 'failed', kind: 'server' });
    isDown = false;
    reloadPortal();
    await whenLoaded();
    expect(get.portal().state).toBe('ready');
  });

  it('reports what is wrong when its configuration cannot be read [O-11]', async () => {
    const { configurePortal, get, whenLoaded } = freshPortal();
    configurePortal({ config: { services: {} } });
    await whenLoaded();
    const message = 'config.catalogs: expected "catalogs", got undefined';
    expect(get.portal()).toMatchObject({ state: 'failed', kind: 'malformed' });
    expect(get.problems()).toContain(message);
  });
});

describe('the preview', () => {
  const preview = { isPreview: true, sessionUrl: '/session' };

  it('makes no calls for blocks or for the user, and no changes [R-OTHER-012 R-OTHER-015]', async () => {
    const { requests, http } = await openConfigured(preview);
    await http().send('myActivities', {});
    await http().send('addInterests', { path: { userId: '1' }, body: { interests: ['t1'] } });
    expect(requests).toEqual([]);
  });

  it('has an invented user with the name of the query [R-OTHER-014]', async () => {
    expect((await openConfigured(preview)).get.session()).toMatchObject({ login: 'user', isPreview: true });
    const portal = freshPortal(undefined, 'https://page.example/?name=Cleo');
    portal.configurePortal({ config, ...preview });
    await portal.whenLoaded();
    expect(portal.get.session().name).toBe('Cleo');
    expect(portal.requests).toEqual([]);
  });

  it('differs from a demo, which keeps the signed-in user [A-134]', async () => {
    const { get, requests, http } = await openConfigured({ isDemo: true, accessToken: tokenOf({ sub: 7 }) });
    await http().send('searchRecent', { path: { scope: 'catalog', id: '1' } });
    expect(get.session()).toMatchObject({ userId: '7', isPreview: false });
    expect(requests).toEqual([]);
  });
});
