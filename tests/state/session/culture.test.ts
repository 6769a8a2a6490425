import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PortalSettings } from '../../../src/state/portal/setup';
import { config, freshPortal } from '../configured-portal';

beforeEach(() => {
  for (const name of ['warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('the language', () => {
  it.each([
    ['pl-PL', 'da', 'pl-PL'],
    [undefined, 'da', 'da-DK'],
    [undefined, undefined, 'en-GB'],
  ])('is with %s in storage and %s as attribute %s [A-147]', (stored, attribute, culture) => {
    const { configurePortal, get, visits } = freshPortal();
    if (stored) visits.set('culture', stored);
    configurePortal({ config }, attribute);
    expect(get.culture()).toBe(culture);
  });

  it('is what a script sets, and storage is not read when the page forbids it [A-147]', () => {
    const { configurePortal, get, visits } = freshPortal();
    visits.set('culture', 'pl-PL');
    configurePortal({ config, lang: 'da', storage: 'none' });
    expect(get.culture()).toBe('da-DK');
  });

  it('is that of a later element if the first has none [A-147 A-159]', () => {
    const { configurePortal, get } = freshPortal();
    configurePortal({ config });
    configurePortal({ config }, 'da');
    expect(get.culture()).toBe('da-DK');
    configurePortal({ config }, 'sv');
    expect(get.culture()).toBe('da-DK');
  });

  it('stays what the user saved, whatever a later element names [A-147]', () => {
    const { configurePortal, get, visits } = freshPortal();
    visits.set('culture', 'pl-PL');
    configurePortal({ config });
    configurePortal({ config }, 'da');
    expect(get.culture()).toBe('pl-PL');
  });

  it('is English by default [R-ENTITY-086]', () => {
    expect(freshPortal().get.culture()).toBe('en-GB');
  });

  it('is saved when the user chooses it, and the configuration loads in it [A-147]', async () => {
    const languages: (string | null)[] = [];
    const { configurePortal, chooseCulture, whenLoaded, get, visits } = freshPortal((_, init) => {
      languages.push(new Headers(init?.headers).get('Accept-Language'));
      return config;
    });
    configurePortal({ configUrl: 'config.json' });
    await whenLoaded();
    chooseCulture('sv-SE');
    expect(get.portal().state).toBe('ready');
    await vi.waitFor(() => expect(languages).toEqual(['en-GB', 'sv-SE']));
    expect(visits.get('culture')).toBe('sv-SE');
  });

  it('can be chosen while everything loads [A-147]', async () => {
    let answer: (session: unknown) => void = () => {};
    const { configurePortal, chooseCulture, whenLoaded } = freshPortal(
      () => new Promise((resolve) => (answer = resolve)),
    );
    configurePortal({ config, sessionUrl: '/session' });
    chooseCulture('sv-SE');
    answer({});
    await vi.waitFor(() => answer({}));
    await whenLoaded();
  });
});

const addresses = { configUrl: '/config.json', sessionUrl: '/session.json' };
const sessionOf = (companyLanguage: string | undefined) => ({ id: 7, loginType: 'user', companyLanguage });

async function open(settings: PortalSettings, companyLanguage?: string, stored?: string) {
  const languages: unknown[] = [];
  const portal = freshPortal((path, init) => {
    if (path === '/session.json') return { session: sessionOf(companyLanguage) };
    languages.push(new Headers(init?.headers).get('accept-language'));
    return config;
  });
  if (stored) portal.visits.set('culture', stored);
  portal.configurePortal(settings);
  await portal.whenLoaded();
  return { ...portal, languages };
}

describe('the language of the company', () => {
  it.each(['da', 'da-DK', 'da_DK', 'dk', 'DA', ' Da '])(
    'applies when nobody chose another: %s [A-147 R-ENTITY-005]',
    async (language) => {
      const { get, languages } = await open({ ...addresses }, language);
      expect(get.culture()).toBe('da-DK');
      // The first configuration was on its way before anybody knew; what is shown is in the right language.
      expect(languages.at(-1)).toBe('da-DK');
    },
  );

  it('fetches the session once, and the configuration again only when the language differs [A-147]', async () => {
    const other = await open(addresses, 'da');
    expect(other.requests.map((url) => new URL(url).pathname)).toEqual([
      '/config.json',
      '/session.json',
      '/config.json',
    ]);
    const same = await open(addresses, 'en');
    expect(same.requests).toHaveLength(2);
  });

  it('is known at once when the page sets the session [A-147]', async () => {
    const { languages, get } = await open({ configUrl: '/config.json', session: sessionOf('sv') });
    expect(get.culture()).toBe('sv-SE');
    expect(languages).toEqual(['sv-SE']);
  });

  it.each([
    ['a stored choice', { ...addresses }, 'pl-PL', 'pl-PL'],
    ['the lang attribute', { ...addresses, lang: 'sv' }, undefined, 'sv-SE'],
    ['a language that we do not speak', { ...addresses, lang: 'xx' }, undefined, 'da-DK'],
  ] as const)(
    'yields to a stored choice and to the attribute, but not to an unsupported language: %s [A-147]',
    async (_, settings, stored, culture) => {
      expect((await open(settings, 'da', stored)).get.culture()).toBe(culture);
    },
  );

  it.each([undefined, '', 'xx', '7'])(
    'is English when the company has none: %s [A-147]',
    async (language) => {
      expect((await open(addresses, language)).get.culture()).toBe('en-GB');
    },
  );

  it('yields to the attribute of a later element [A-147]', async () => {
    const portal = await open(addresses, 'da');
    portal.configurePortal(addresses, 'sv');
    expect(portal.get.culture()).toBe('sv-SE');
    await vi.waitFor(() => expect(portal.languages.at(-1)).toBe('sv-SE'));
    expect(portal.get.culture()).toBe('sv-SE');
  });

  it('does not replace what the user chooses in the meantime [A-147]', async () => {
    const portal = freshPortal((path) => (path === '/session.json' ? { session: sessionOf('da') } : config));
    portal.configurePortal(addresses);
    portal.chooseCulture('pl-PL');
    await portal.whenLoaded();
    expect(portal.get.culture()).toBe('pl-PL');
    expect(portal.visits.get('culture')).toBe('pl-PL');
  });
});
