import { describe, expect, it } from 'vitest';
import { problemMessage } from '../../../src/domain/setup/problem';
import { readConfiguration } from '../../../src/api/host/configuration';
import { valueProblems } from '../../../src/shell/setup/attribute-values';
import type { Settings } from '../../../src/state/portal/element-context';

const address = 'https://portal.example/learning/courses';
const components = [
  { contentType: 'News', customComponentId: 'n1' },
  { contentType: 'MyPlans', customComponentId: 'p1' },
];
const { configuration } = readConfiguration(
  {
    services: {},
    catalogs: [{ id: '1', name: 'Academy', components, marketplaces: [{ id: '2', name: 'Shop' }] }],
  },
  address,
);

const messages = (settings: Settings) =>
  valueProblems(settings, { catalogs: configuration?.catalogs, address }).map(problemMessage);

describe('the value of an attribute', () => {
  it.each<[Settings]>([
    [{}],
    [{ lang: 'da' }],
    [{ lang: 'sv-SE' }],
    [{ catalogId: '1' }],
    [{ catalogId: '2' }],
    [{ blocks: 'news, p1' }],
    [{ previewAs: 'audience=manager&News=empty' }],
    [{ basePath: '/learning' }],
    [{ basePath: 'learning/' }],
    [{ basePath: '/' }],
    [{ basePath: '/elsewhere', router: 'memory' }],
  ])('has no problem in %j [O-11]', (settings) => {
    expect(messages(settings)).toEqual([]);
  });

  it.each<[Settings, RegExp]>([
    [{ lang: 'xx-YY' }, /^attribute lang: expected a language: .*da-DK.*, got "xx-YY"$/],
    [{ catalogId: '99' }, /^attribute catalog-id: expected a catalog: 1, 2, got "99"$/],
    [
      { blocks: 'News,Nwes' },
      /^attribute blocks: expected the id or the content type of a configured block: News, MyPlans, got "Nwes"$/,
    ],
    [{ previewAs: 'audience=boss' }, /^attribute preview-as: expected an audience: user, .*, got "boss"$/],
    [
      { previewAs: 'News=full' },
      /^attribute preview-as: expected a state: loading, empty, error, got "full"$/,
    ],
    [
      { basePath: '/lerning' },
      /^attribute base-path: expected a path that the page is below, .*"\/lerning"$/,
    ],
  ])('has a problem in %j that names what is expected [O-11]', (settings, message) => {
    expect(messages(settings)).toEqual([expect.stringMatching(message)]);
  });

  it('is not compared with catalogs and blocks without a configuration [O-11]', () => {
    expect(valueProblems({ catalogId: '99', blocks: 'Nwes' }, { catalogs: undefined, address })).toEqual([]);
  });
});
