import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config, freshPortal, openPage, page } from '../a-portal';

const lines: string[] = [];
beforeEach(() => {
  lines.splice(0);
  for (const name of ['warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the portal of a page', () => {
  it('A-126 waits until somebody configures it, then is ready', async () => {
    const { asked } = openPage(() => config);
    const { configurePortal, get, settled } = await freshPortal();
    expect(get.portal().state).toBe('waiting');
    configurePortal({ configUrl: 'config.json' });
    expect(get.portal().state).toBe('loading');
    await settled();
    expect(get.portal()).toMatchObject({ state: 'ready', configuration: { catalogs: [{ id: '1' }] } });
    expect(asked).toEqual([`${page}config.json`]);
  });

  it('A-159 keeps its first configuration and warns of another', async () => {
    openPage();
    const { configurePortal, get, settled } = await freshPortal();
    configurePortal({ config });
    configurePortal({ config });
    expect(lines).toEqual([]);
    configurePortal({ config: { ...config, catalogs: [] } });
    await settled();
    expect(lines).toEqual([expect.stringContaining('already configured')]);
    expect(get.portal()).toMatchObject({ configuration: { catalogs: [{ id: '1' }] } });
  });

  it('O-11 names each problem and works with the rest', async () => {
    openPage();
    const { configurePortal, get, settled } = await freshPortal();
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
    openPage(() => (isDown ? 503 : config));
    const { configurePortal, reloadPortal, get, settled } = await freshPortal();
    configurePortal({ configUrl: 'config.json' });
    await settled();
    expect(get.portal()).toMatchObject({ state: 'failed', kind: 'server' });
    isDown = false;
    reloadPortal();
    await settled();
    expect(get.portal().state).toBe('ready');
  });

  it('O-11 that cannot be read at all says what is wrong', async () => {
    openPage();
    const { configurePortal, get, settled } = await freshPortal();
    configurePortal({ config: { services: {} } });
    await settled();
    const message = 'config.catalogs: expected "catalogs", got undefined';
    expect(get.portal()).toMatchObject({ state: 'failed', kind: 'malformed', message });
  });
});

describe('the language', () => {
  it.each([
    ['pl-PL', 'da', 'pl-PL'],
    [undefined, 'da', 'da-DK'],
    [undefined, undefined, 'en-GB'],
  ])('A-147 stored %s and attribute %s make %s', async (stored, attribute, culture) => {
    const { kept } = openPage();
    if (stored) kept.set('lp-catalog.culture', stored);
    const { configurePortal, get } = await freshPortal();
    configurePortal({ config }, attribute);
    expect(get.culture()).toBe(culture);
  });

  it('A-147 is what a script asks for, and nothing kept is read where the page forbids it', async () => {
    const { kept } = openPage();
    kept.set('lp-catalog.culture', 'pl-PL');
    const { configurePortal, get } = await freshPortal();
    configurePortal({ config, lang: 'da', storage: 'none' });
    expect(get.culture()).toBe('da-DK');
  });

  it('R-ENTITY-086 is English before anybody says otherwise', async () => {
    openPage();
    expect((await freshPortal()).get.culture()).toBe('en-GB');
  });

  it('A-147 a choice is remembered and the configuration read in it', async () => {
    const languages: (string | null)[] = [];
    const { kept } = openPage((_, init) => {
      languages.push(new Headers(init?.headers).get('Accept-Language'));
      return config;
    });
    const { configurePortal, chooseCulture, settled, get } = await freshPortal();
    configurePortal({ configUrl: 'config.json' });
    await settled();
    chooseCulture('sv-SE');
    expect(get.portal().state).toBe('ready');
    await vi.waitFor(() => expect(languages).toEqual(['en-GB', 'sv-SE']));
    expect(kept.get('lp-catalog.culture')).toBe('sv-SE');
  });

  it('A-147 a choice while everything is still loading holds nothing up', async () => {
    let answer: (session: unknown) => void = () => {};
    openPage(() => new Promise((resolve) => (answer = resolve)));
    const { configurePortal, chooseCulture, settled } = await freshPortal();
    configurePortal({ config, sessionUrl: '/session' });
    chooseCulture('sv-SE');
    answer({});
    await vi.waitFor(() => answer({}));
    await settled();
  });
});
