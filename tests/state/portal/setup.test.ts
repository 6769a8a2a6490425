import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfiguration, loadSession } from '../../../src/state/portal/setup';
import { testEnvironment } from '../test-portal';
import { json, refusal, services } from '../../api/fake-server';
import { problemMessage } from '../../../src/domain/setup/problem';

const page = 'https://page.example/intranet/index.html';
const fetched = vi.fn<typeof fetch>();
const environment = testEnvironment({ fetch: fetched, address: () => page });
beforeEach(() => void fetched.mockReset());

const config = { services: { ...services, search: 'search' }, catalogs: [] };
const requests = () => fetched.mock.calls.map(([url, init]) => [url, init?.credentials]);

describe('the configuration', () => {
  it('comes from the settings without a request, with addresses relative to the page [A-126]', async () => {
    const { configuration } = await loadConfiguration(
      environment,
      { config, configUrl: 'x.json' },
      { culture: 'en-GB' },
    );
    expect(configuration?.services.search).toBe('https://page.example/intranet/search');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('comes from its address, with addresses relative to it [A-126]', async () => {
    fetched.mockResolvedValue(json(config));
    const settings = { configUrl: 'https://portal.example/a/config.json' };
    const { configuration } = await loadConfiguration(environment, settings, { culture: 'en-GB' });
    expect(configuration?.services.search).toBe('https://portal.example/a/search');
    expect(requests()).toEqual([['https://portal.example/a/config.json', 'same-origin']]);
  });

  it('can have an address relative to the page [A-126]', async () => {
    fetched.mockResolvedValue(json(config));
    const { configuration } = await loadConfiguration(
      environment,
      { configUrl: '../c/config.json' },
      { culture: 'en-GB' },
    );
    expect(requests()[0]?.[0]).toBe('https://page.example/c/config.json');
    expect(configuration?.services.search).toBe('https://page.example/c/search');
  });

  it('fails with its address when it cannot be fetched [A-126]', async () => {
    fetched.mockResolvedValue(refusal(404));
    const loading = loadConfiguration(environment, { configUrl: 'x.json' }, { culture: 'en-GB' });
    await expect(loading).rejects.toMatchObject({ kind: 'notFound', message: 'config-url: answered 404' });
  });
});

describe('the session', () => {
  it('comes from the settings without a request, with its token [A-139]', async () => {
    const session = { id: 1, name: 'Anna', token: 't' };
    const loaded = await loadSession(environment, { session, sessionUrl: 'x.json' }, 'en-GB');
    expect(loaded).toMatchObject({
      session: { userId: '1', name: 'Anna' },
      token: { token: 't' },
      problems: [],
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('comes from its address with credentials [O-13]', async () => {
    const answer = { session: { id: 1 }, token: 't', expiresAt: '2026-01-01T00:00:00Z' };
    fetched.mockResolvedValue(json(answer));
    const loaded = await loadSession(environment, { sessionUrl: '/session' }, 'en-GB');
    expect(requests()).toEqual([['https://page.example/session', 'include']]);
    expect(loaded.session).toMatchObject({ userId: '1' });
    expect(loaded.token).toEqual({ token: 't', expiresAtMs: Date.UTC(2026, 0, 1) });
  });

  it.each([
    ['2026-01-01T01:00:00+01:00', Date.UTC(2026, 0, 1)],
    [Date.UTC(2026, 0, 1) / 1000, Date.UTC(2026, 0, 1)],
    ['soon', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('has for a token with the end %j the end %j in ms [O-13]', async (expiresAt, expiresAtMs) => {
    fetched.mockResolvedValue(json({ token: 't', expiresAt }));
    const { token } = await loadSession(environment, { sessionUrl: '/session' }, 'en-GB');
    expect(token).toEqual({ token: 't', expiresAtMs });
  });

  it.each([[{}], [null], [{ session: null, token: null }], [{ token: '' }]])(
    'is that of a visitor without a token for the answer %j [A-139]',
    async (answer) => {
      fetched.mockResolvedValue(json(answer));
      const loaded = await loadSession(environment, { sessionUrl: '/session' }, 'en-GB');
      expect(loaded.session).not.toHaveProperty('userId');
      expect(loaded).not.toHaveProperty('token');
      expect(loaded.problems).toEqual([]);
    },
  );

  it('makes no request when the page has neither session nor address [O-13]', async () => {
    expect(await loadSession(environment, {}, 'en-GB')).toEqual({ session: {}, problems: [] });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reports the fields that are invalid [O-11]', async () => {
    const { problems } = await loadSession(environment, { session: { name: true } }, 'en-GB');
    expect(problems.map(problemMessage)).toEqual(['session.name: expected (string | number), got true']);
  });
});
