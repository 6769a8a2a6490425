import { describe, expect, it } from 'vitest';
import {
  addressInCatalog,
  catalogChange,
  initialCatalog,
  mayChangeCatalog,
  needsLogin,
} from '../../../src/domain/catalog/catalog-choice';
import { aCatalog } from './a-catalog';

const user = { login: 'user' } as const;
const company = { login: 'company' } as const;

describe('the catalog to open with', () => {
  const catalogs = [
    aCatalog({ id: '1' }),
    aCatalog({ id: '2', isDefault: true }),
    aCatalog({ id: '3', marketplaces: [aCatalog({ id: '30' })] }),
  ];

  it.each([
    ['the one in the address', { fromAddress: '30', remembered: '3', defaultId: '1' }, '30'],
    ['the remembered one', { remembered: '3', defaultId: '1' }, '3'],
    ['the default by id', { defaultId: '1' }, '1'],
    ['the default by flag', {}, '2'],
    ['the next where an id is unknown', { fromAddress: '99', remembered: '98', defaultId: '97' }, '2'],
  ])('R-CATALOG-006 is %s', (_, candidates, id) => {
    expect(initialCatalog(catalogs, candidates)?.id).toBe(id);
  });

  it('R-CATALOG-006 is the first when nothing else speaks', () => {
    expect(initialCatalog([aCatalog({ id: '7' }), aCatalog({ id: '8' })], {})?.id).toBe('7');
    expect(initialCatalog([], {})).toBeUndefined();
  });
});

describe('changing the catalog', () => {
  it.each([
    ['requiresLogin', company, true],
    ['requiresSingleSignOn', company, true],
    ['requiresLogin', user, false],
    ['requiresSingleSignOn', user, false],
  ] as const)('R-VALID-042 R-ROLE-033 with %s and %o needs a login: %s', (field, viewer, expected) => {
    expect(needsLogin(aCatalog({ id: '1', [field]: true }), viewer)).toBe(expected);
    expect(needsLogin(aCatalog({ id: '1' }), viewer)).toBe(false);
  });

  it('R-CATALOG-002 redirects to login with the catalog id and direct=1', () => {
    const target = aCatalog({ id: '5', requiresLogin: true });
    expect(catalogChange(target, company, 'https://portal.example/?id=1')).toEqual({
      kind: 'login',
      returnUrl: 'https://portal.example/?id=5&direct=1',
    });
  });

  it('R-CATALOG-003 puts id and direct=1 in the address otherwise', () => {
    const target = aCatalog({ id: '5', requiresLogin: true });
    expect(catalogChange(target, user, '/catalog/search/aid?ta=1&ta=2')).toEqual({
      kind: 'open',
      url: '/catalog/search/aid?ta=1&ta=2&id=5&direct=1',
    });
  });

  it('R-CATALOG-004 opens the target with its own layout, whatever was opened before', () => {
    const before = aCatalog({ id: '1', isDefault: true });
    const target = aCatalog({ id: '5', search: { ...before.search, defaultView: 'Calendar' } });
    const change = catalogChange(target, user, 'https://portal.example/catalog/search/aid?id=1');
    expect(change.kind).toBe('open');
    const fromAddress = new URL(change.kind === 'open' ? change.url : '').searchParams.get('id') ?? '';
    const opened = initialCatalog([before, target], { fromAddress, remembered: '1', defaultId: '1' });
    expect(opened?.components).toBe(target.components);
    expect(opened?.search.defaultView).toBe('Calendar');
  });

  it('A-135 keeps the rest of an address', () => {
    expect(addressInCatalog('/x?id=1&direct=0&q=a%26b#part?y', '2')).toBe('/x?id=2&direct=1&q=a%26b#part?y');
  });

  it.each([true, false])('R-ROLE-032 may be done only where changeCatalog is on: %s', (canChangeCatalog) => {
    expect(mayChangeCatalog({ canChangeCatalog })).toBe(canChangeCatalog);
  });
});
