import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../src/api/host/configuration';
import { timeZoneProblem } from '../../../src/api/host/time-zone-problem';
import { services } from '../fake-server';

const origin = 'https://portal.example';
const address = `${origin}/deep/config.json`;
const good = { services: { ...services, media: 'https://m.example/' }, catalogs: [{ id: 1, name: 'A' }] };
const read = (more: object = {}) => readConfiguration({ ...good, ...more }, address);

describe('a configuration', () => {
  it('with services and catalogs is enough [A-126]', () => {
    const { configuration, problems } = read();
    expect(problems).toEqual([]);
    expect(configuration).toMatchObject({
      services: { search: 'https://search.example/base', system: 'https://system.example/base' },
      mediaAddress: 'https://m.example/',
      mediaHosts: [],
      catalogs: [{ id: '1', name: 'A' }],
      outside: {},
      isDemo: false,
    });
    expect(configuration).not.toHaveProperty('defaultCatalogId');
  });

  it('reads a base for each of the six services, relative ones from where it came [R-API-005]', () => {
    const relative = {
      search: '../services/search/api/v1',
      gallery: '/services/gallery',
      frontpage: 'front',
      elearning: '//e.example/x',
      courses: 'https://c.example',
      system: '?',
    };
    expect(read({ services: relative }).configuration?.services).toEqual({
      search: `${origin}/services/search/api/v1`,
      gallery: `${origin}/services/gallery`,
      frontpage: `${origin}/deep/front`,
      elearning: 'https://e.example/x',
      courses: 'https://c.example/',
      system: `${origin}/deep/config.json?`,
    });
  });

  it('reads what a host may add [A-126]', () => {
    const { configuration, problems } = read({
      mediaHosts: ['https://v.example'],
      defaultCatalog: 7,
      timeZone: 'Europe/Warsaw',
      authenticatePath: '/login',
      anonymousAuthorization: 'ApiKey 1',
      urls: { admin: '/a' },
      demo: true,
      moduleSettings: { isPdfActive: true },
    });
    expect(problems).toEqual([]);
    expect(configuration).toMatchObject({
      mediaHosts: ['https://v.example'],
      defaultCatalogId: '7',
      timeZone: 'Europe/Warsaw',
      authenticatePath: '/login',
      anonymousAuthorization: 'ApiKey 1',
      outside: { admin: '/a' },
      isDemo: true,
      modules: { pdf: true, video: false },
    });
  });

  it('reads null as missing [A-126]', () => {
    const empty = { mediaHosts: null, defaultCatalog: null, timeZone: null, urls: null, demo: null };
    expect(read({ ...empty, moduleSettings: null, authenticatePath: null })).toEqual(read());
  });
});

describe('what does not fit', () => {
  it.each([{ catalogs: [] }, { catalogs: [{ name: 'x' }] }])(
    'a configuration of which no catalog can be shown, %j, says so [O-11]',
    (more) => {
      expect(read(more).problems.at(-1)).toBe(
        'config.catalogs: expected at least one catalog, got none that can be shown',
      );
    },
  );

  it.each([
    [undefined, ['config: expected Object, got undefined']],
    ['{}', ['config: expected Object, got "{}"']],
    [{ catalogs: [] }, ['config.services: expected "services", got undefined']],
    [{ services: {}, catalogs: 'x' }, ['config.catalogs: expected Array, got "x"']],
  ])('of %j is named by its field, with what was expected [O-11]', (given, problems) => {
    expect(readConfiguration(given, address)).toEqual({ configuration: undefined, problems });
  });

  it.each([
    [{ timeZone: 5 }, 'config.timeZone: expected string, got 5'],
    [{ mediaHosts: 'x' }, 'config.mediaHosts: expected Array, got "x"'],
    [{ urls: { admin: 1 } }, 'config.urls.admin: expected string, got 1'],
    [{ demo: 'yes' }, 'config.demo: expected boolean, got "yes"'],
    [
      { services: { ...services, search: 'http://' } },
      'config.services.search: expected an address, got "http://"',
    ],
    [{ services: { ...services, system: 4 } }, 'config.services.system: expected an address, got 4'],
    [{ catalogs: [{ id: 1 }, { name: 'x' }] }, 'config.catalogs[1].id: expected "id", got undefined'],
  ])('of %j is named and the rest kept [O-11]', (more, problem) => {
    const { configuration, problems } = read(more);
    expect(problems).toEqual([problem]);
    expect(configuration?.catalogs.map(({ id }) => id)).toEqual(['1']);
    expect(configuration?.services.frontpage).toBe('https://frontpage.example/base');
  });

  it('names each service without a base [O-11]', () => {
    const { problems } = read({ services: { search: '/s', gallery: '/g', frontpage: '/f', courses: '/c' } });
    expect(problems).toEqual([
      'config.services.elearning: expected an address, got nothing',
      'config.services.system: expected an address, got nothing',
    ]);
  });

  it.each([
    ['Mars/Base', 'config.timeZone: expected an IANA time zone name, got "Mars/Base"'],
    ['', 'config.timeZone: expected an IANA time zone name, got ""'],
    ['Europe/Warsaw', undefined],
    ['UTC', undefined],
    ['Etc/UTC', undefined],
  ])('of the time zone "%s" is said: %s [O-11]', (timeZone, problem) => {
    expect(timeZoneProblem({ timeZone })).toBe(problem);
  });
});
