import { describe, expect, it } from 'vitest';
import { initialCatalog, needsLogin } from '../../../src/domain/catalog/catalog-choice';
import { aCatalog } from './a-catalog';

const user = { login: 'user' } as const;
const company = { login: 'company' } as const;

describe('the catalog that opens first', () => {
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
  ])('is %s [R-CATALOG-006]', (_, candidates, id) => {
    expect(initialCatalog(catalogs, candidates)?.id).toBe(id);
  });

  it('is the first one by default [R-CATALOG-006]', () => {
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
  ] as const)('with %s and %o needs a login: %s [R-VALID-042 R-ROLE-033]', (field, viewer, expected) => {
    expect(needsLogin(aCatalog({ id: '1', [field]: true }), viewer)).toBe(expected);
    expect(needsLogin(aCatalog({ id: '1' }), viewer)).toBe(false);
  });
});
