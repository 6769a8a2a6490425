import { describe, expect, it } from 'vitest';
import { readCatalogs, readModules } from '../../../src/api/host/catalog-configuration';
import { problemMessage } from '../../../src/domain/setup/problem';

function read(...catalogs: unknown[]) {
  const problems: string[] = [];
  return {
    catalogs: readCatalogs(catalogs, 'config.catalogs', (one) => problems.push(problemMessage(one))),
    problems,
  };
}
const one = (more: object) => read({ id: 1, ...more }).catalogs[0];

describe('a catalog', () => {
  it('is read with all its settings [R-ENTITY-001]', () => {
    const response = {
      id: 4,
      name: 'Production',
      layout: { heroImageId: 'h1', logoSpecificLink: '/logo', agent: true },
      marketplaces: [],
      defaultCatalog: true,
      loginRequiredForAccess: true,
      ssoLoginRequiredForAccess: true,
      changeCatalog: true,
      hotlineInformationToggle: true,
      components: [{ contentType: 3 }],
      cdnUrl: 'https://cdn.example',
      moduleSettings: { isVideoActive: true },
    };
    expect(one(response)).toMatchObject({
      id: '4',
      name: 'Production',
      heroImageId: 'h1',
      logoLink: '/logo',
      hasAgent: true,
      marketplaces: [],
      isDefault: true,
      requiresLogin: true,
      requiresSingleSignOn: true,
      canChangeCatalog: true,
      hasHotline: true,
      components: [{ contentType: 3 }],
      cdnUrl: 'https://cdn.example',
      modules: { video: true, pdf: false },
    });
  });

  it('needs no login by default [R-ROLE-033]', () => {
    expect(one({})).toMatchObject({ requiresLogin: false, requiresSingleSignOn: false });
    expect(one({ loginRequiredForAccess: true })).toMatchObject({ requiresLogin: true });
    expect(one({ ssoLoginRequiredForAccess: true })).toMatchObject({ requiresSingleSignOn: true });
  });

  it('contains marketplaces, which are catalogs with id and name [R-ENTITY-002 A-137]', () => {
    expect(one({ marketplaces: [{ id: 11, name: 'Market' }] })?.marketplaces).toMatchObject([
      { id: '11', name: 'Market', marketplaces: [] },
    ]);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [2, false],
    [false, false],
    [null, false],
  ])('with defaultCatalog %j is the default: %s [A-140]', (defaultCatalog, isDefault) => {
    expect(one({ defaultCatalog })?.isDefault).toBe(isDefault);
  });

  it('reads null as missing [A-126]', () => {
    const names = 'name layout marketplaces components moduleSettings cdnUrl resultPageTagCategories';
    const nulls = Object.fromEntries(names.split(' ').map((name) => [name, null]));
    expect(read({ id: 1, ...nulls })).toEqual(read({ id: 1 }));
  });

  it('loses an invalid field and is dropped without an id, and both are reported [O-11]', () => {
    const { catalogs, problems } = read(
      { id: 1, marketplaces: [{ name: 'x' }, { id: 2 }] },
      { id: 3, changeCatalog: 'yes' },
      'x',
    );
    expect(catalogs.map(({ id, marketplaces }) => [id, marketplaces.length])).toEqual([
      ['1', 1],
      ['3', 0],
    ]);
    expect(problems).toEqual([
      'config.catalogs[0].marketplaces[0].id: expected "id", got undefined',
      'config.catalogs[1].changeCatalog: expected boolean, got "yes"',
      'config.catalogs[2]: expected Object, got "x"',
    ]);
  });
  it('stays closed when its login flag is invalid [O-11 A-140]', () => {
    expect(one({ loginRequiredForAccess: 'yes' })?.requiresLogin).toBe(true);
  });
});

describe('the settings of the results page', () => {
  it('are read with categories in their order [R-ENTITY-003]', () => {
    const response = {
      resultPageShowMostUsedFilters: 6,
      resultPageShowStatusFilter: false,
      resultPageShowTypeFilter: false,
      showAllTagCategories: false,
      resultPageTagCategories: [
        { tagCategoryId: 9, orderNr: 2 },
        { tagCategoryId: 'a', orderNr: 1 },
      ],
      resultPageUICalendarViewSize: 2,
      resultPageUIListViewSize: 'none',
      resultPageDefaultView: 1,
    };
    expect(one(response)?.search).toEqual({
      mostUsedFilters: 6,
      showStatusFilter: false,
      showTypeFilter: false,
      showAllTagCategories: false,
      tagCategoryIds: ['a', '9'],
      calendarSize: 'Compact',
      listSize: 'None',
      defaultView: 'Calendar',
    });
  });

  it.each([
    [{ resultPageDefaultView: 0 }, { defaultView: 'List' }, 'R-ENTITY-079'],
    [{ resultPageDefaultView: 1 }, { defaultView: 'Calendar' }, 'R-ENTITY-079'],
    [{ resultPageUIListViewSize: 0 }, { listSize: 'None' }, 'R-ENTITY-080'],
    [{ resultPageUIListViewSize: 2 }, { listSize: 'Compact' }, 'R-ENTITY-080'],
    [{ resultPageUICalendarViewSize: 'expanded' }, { calendarSize: 'Expanded' }, 'R-ENTITY-080'],
  ])('are read from %j as %j [%s]', (...[response, settings]) => {
    expect(one(response)?.search).toMatchObject(settings);
  });

  it('show everything as a list by default [A-059 A-064]', () => {
    expect(one({})?.search).toEqual({
      mostUsedFilters: true,
      showStatusFilter: true,
      showTypeFilter: true,
      showAllTagCategories: true,
      tagCategoryIds: [],
      calendarSize: 'Expanded',
      listSize: 'Expanded',
      defaultView: 'List',
    });
  });
});

describe('the module settings', () => {
  const fields =
    `isPointSystemActive isOwnRegistrationOfActivitiesActive isTargetGroupsActive isElearningActive
    isConferenceActive isTicketEventActive isTimeBookingActive isEducationActive isConversationManagementActive
    isScormActive isVideoActive isPdfActive isMoodleActive isPodcastActive isEdesignerActive externalLink
    myArmoryActive`.split(/\s+/);

  it('are seventeen switches with a field each [R-ENTITY-004]', () => {
    const turnedOn = fields.map((field) =>
      Object.entries(readModules({ [field]: true })).flatMap(([name, isOn]) => (isOn ? [name] : [])),
    );
    expect(turnedOn.map((names) => names.length)).toEqual(Array.from({ length: 17 }, () => 1));
    expect(new Set(turnedOn.flat()).size).toBe(17);
  });

  it.each([[undefined], [null], ['x'], [{ isPdfActive: 'true' }]])(
    'turn on no module for %j [R-VALID-039]',
    (input) => {
      expect(Object.values(readModules(input)).some(Boolean)).toBe(false);
    },
  );
});
