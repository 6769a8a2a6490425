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
  it('A-126 waits until somebody configures it, then is ready', async () => {
    const { configurePortal, get, settled, requests } = freshPortal(() => config);
    expect(get.portal().state).toBe('waiting');
    configurePortal({ configUrl: 'config.json' });
    expect(get.portal().state).toBe('loading');
    await settled();
    expect(get.portal()).toMatchObject({ state: 'ready', configuration: { catalogs: [{ id: '1' }] } });
    expect(requests).toEqual([`${page}config.json`]);
  });

  it('A-159 keeps its first configuration and warns of another', async () => {
    const { configurePortal, get, settled } = freshPortal();
    configurePortal({ config });
    configurePortal({ config });
    expect(lines).toEqual([]);
    configurePortal({ config: { ...config, catalogs: [] } });
    await settled();
    expect(lines).toEqual([expect.stringContaining('already configured')]);
    expect(get.portal()).toMatchObject({ configuration: { catalogs: [{ id: '1' }] } });
  });

  it('O-11 names each problem and works with the rest', async () => {
    const { configurePortal, get, settled } = freshPortal();
    configurePortal({
      config: { ...config, catalogs: [{ name: 'x' }, { id: 2 }] },
      session: { email: true },
    });
    await settled();
    const problems = [
      'config.catalogs[0].id: expected "id", got undefined',
      'session.email: expected (string | number), got true',
    ];
    expect(get.problems()).toEqual(problems);
    expect(lines).toEqual(problems.map((problem) => `lp-catalog: ${problem}`));
    expect(get.portal()).toMatchObject({ state: 'ready', configuration: { catalogs: [{ id: '2' }] } });
  });

  it('O-1 A-138 that cannot be had says why, and can be asked again', async () => {
    let isDown = true;
    const { configurePortal, reloadPortal, get, settled } = freshPortal(() => (isDown ? 503 : config));
    configurePortal({ configUrl: 'config.json' });
    await settled();
    expect(get.portal()).toMatchObject({ state: 'failed', kind: 'server' });
    isDown = false;
    reloadPortal();
    await settled();
    expect(get.portal().state).toBe('ready');
  });

  it('O-11 that cannot be read at all says what is wrong', async () => {
    const { configurePortal, get, settled } = freshPortal();
    configurePortal({ config: { services: {} } });
    await settled();
    const message = 'config.catalogs: expected "catalogs", got undefined';
    expect(get.portal()).toMatchObject({ state: 'failed', kind: 'malformed', message });
  });
});

describe('preview', () => {
  const preview = { isPreview: true, sessionUrl: '/session' };

  it('R-OTHER-012 R-OTHER-015 asks no server for blocks or about the person, and makes nothing', async () => {
    const { requests, http } = await openConfigured(preview);
    await http().send('myActivities', {});
    await http().send('addInterests', { path: { userId: '1' }, body: { interests: ['t1'] } });
    expect(requests).toEqual([]);
  });

  it('R-OTHER-014 has a made-up user who is named by the query', async () => {
    expect((await openConfigured(preview)).get.session()).toMatchObject({ login: 'user', isPreview: true });
    const portal = freshPortal(undefined, 'https://page.example/?name=Cleo');
    portal.configurePortal({ config, ...preview });
    await portal.settled();
    expect(portal.get.session().name).toBe('Cleo');
    expect(portal.requests).toEqual([]);
  });

  it('A-134 is not what a demo is: a demo keeps who is signed in', async () => {
    const { get, requests, http } = await openConfigured({ isDemo: true, accessToken: tokenOf({ sub: 7 }) });
    await http().send('searchRecent', { path: { scope: 'catalog', id: '1' } });
    expect(get.session()).toMatchObject({ userId: '7', isPreview: false });
    expect(requests).toEqual([]);
  });
});
