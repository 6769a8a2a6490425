import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../src/api/host/configuration';
import { timeZoneProblem } from '../../../src/api/host/time-zone-problem';
import { services } from '../fake-server';
import { problemMessage } from '../../../src/domain/setup/problem';

const origin = 'https://portal.example';
const address = `${origin}/deep/config.json`;
const good = { services: { ...services, media: 'https://m.example/' }, catalogs: [{ id: 1, name: 'A' }] };
const read = (more: object = {}) => readConfiguration({ ...good, ...more }, address);

describe('a configuration', () => {
  it('needs only services and catalogs [A-126]', () => {
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

  it('has an address for each of the six services, relative to its own [R-API-005]', () => {
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

  it('can have the optional settings [A-126]', () => {
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

  it.each([
    ['feeds/a.ics', `${origin}/deep/feeds/a.ics`],
    ['https://c.example/a.ics', 'https://c.example/a.ics'],
    ['webcal://c.example/a.ics', 'webcal://c.example/a.ics'],
  ])('can have a calendar feed at %s [O-26]', (calendarFeedUrl, address) => {
    const { configuration, problems } = read({ calendarFeedUrl });
    expect(problems).toEqual([]);
    expect(configuration?.calendarFeedUrl).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:text/calendar,x', 'https://'])(
    'has no calendar feed at %s, which is reported [O-26 O-11]',
    (calendarFeedUrl) => {
      const { configuration, problems } = read({ calendarFeedUrl });
      expect(configuration).not.toHaveProperty('calendarFeedUrl');
      expect(problems.map(problemMessage)).toEqual([
        `config.calendarFeedUrl: expected a web address, got "${calendarFeedUrl}"`,
      ]);
    },
  );

  it('reads null as missing [A-126]', () => {
    const empty = { mediaHosts: null, defaultCatalog: null, timeZone: null, urls: null, demo: null };
    expect(read({ ...empty, moduleSettings: null, authenticatePath: null })).toEqual(read());
  });
});

describe('a problem of a configuration', () => {
  it.each([{ catalogs: [] }, { catalogs: [{ name: 'x' }] }])(
    'is reported when no catalog can be shown: %j [O-11]',
    (more) => {
      expect(read(more).problems.map(problemMessage).at(-1)).toBe(
        'config.catalogs: expected at least one catalog, got none that can be shown',
      );
    },
  );

  it.each([
    [undefined, ['config: expected Object, got undefined']],
    ['{}', ['config: expected Object, got "{}"']],
    [{ catalogs: [] }, ['config.services: expected "services", got undefined']],
    [{ services: {}, catalogs: 'x' }, ['config.catalogs: expected Array, got "x"']],
  ])('is reported with the field and what was expected for %j [O-11]', (input, problems) => {
    const { configuration, problems: found } = readConfiguration(input, address);
    expect(configuration).toBeUndefined();
    expect(found.map(problemMessage)).toEqual(problems);
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
  ])('is reported and keeps the other settings for %j [O-11]', (more, problem) => {
    const { configuration, problems } = read(more);
    expect(problems.map(problemMessage)).toEqual([problem]);
    expect(configuration?.catalogs.map(({ id }) => id)).toEqual(['1']);
    expect(configuration?.services.frontpage).toBe('https://frontpage.example/base');
  });

  it('is reported for each service without an address [O-11]', () => {
    const { problems } = read({ services: { search: '/s', gallery: '/g', frontpage: '/f', courses: '/c' } });
    expect(problems.map(problemMessage)).toEqual([
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
  ])('is reported for the time zone "%s": %s [O-11]', (timeZone, problem) => {
    const found = timeZoneProblem({ timeZone });
    expect(found && problemMessage(found)).toBe(problem);
  });
});
