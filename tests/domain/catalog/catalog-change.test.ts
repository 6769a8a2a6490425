import { describe, expect, it } from 'vitest';
import { initialCatalog } from '../../../src/domain/catalog/catalog-choice';
import { mayChangeCatalog } from '../../../src/domain/catalog/catalog';
import { addressInCatalog, catalogChange } from '../../../src/domain/catalog/catalog-change';
import { aCatalog } from './a-catalog';

const user = { login: 'user' } as const;
const company = { login: 'company' } as const;

describe('changing the catalog', () => {
  it('redirects to the login with the catalog id and direct=1 [R-CATALOG-002]', () => {
    const target = aCatalog({ id: '5', requiresLogin: true });
    expect(catalogChange(target, company, 'https://portal.example/?id=1')).toEqual({
      kind: 'login',
      returnUrl: 'https://portal.example/?id=5&direct=1',
    });
  });

  it('otherwise writes id and direct=1 into the address [R-CATALOG-003]', () => {
    const target = aCatalog({ id: '5', requiresLogin: true });
    expect(catalogChange(target, user, '/catalog/search/aid?ta=1&ta=2')).toEqual({
      kind: 'open',
      url: '/catalog/search/aid?ta=1&ta=2&id=5&direct=1',
    });
  });

  it('opens the target with its own layout, whatever was open before [R-CATALOG-004]', () => {
    const before = aCatalog({ id: '1', isDefault: true });
    const target = aCatalog({ id: '5', search: { ...before.search, defaultView: 'Calendar' } });
    const change = catalogChange(target, user, 'https://portal.example/catalog/search/aid?id=1');
    expect(change.kind).toBe('open');
    const fromAddress = new URL(change.kind === 'open' ? change.url : '').searchParams.get('id') ?? '';
    const opened = initialCatalog([before, target], { fromAddress, remembered: '1', defaultId: '1' });
    expect(opened?.components).toBe(target.components);
    expect(opened?.search.defaultView).toBe('Calendar');
  });

  it('keeps the other parts of an address [A-135]', () => {
    expect(addressInCatalog('/x?id=1&direct=0&q=a%26b#part?y', '2')).toBe('/x?id=2&direct=1&q=a%26b#part?y');
  });

  it.each([true, false])('is allowed only when changeCatalog is on: %s [R-ROLE-032]', (canChangeCatalog) => {
    expect(mayChangeCatalog({ canChangeCatalog })).toBe(canChangeCatalog);
  });
});
