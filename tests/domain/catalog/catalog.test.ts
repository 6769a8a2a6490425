import { expect, it } from 'vitest';
import { findCatalog, pageTitle, searchScope, withMarketplaces } from '../../../src/domain/catalog/catalog';
import { aCatalog } from './a-catalog';

const inner = aCatalog({ id: '21' });
const market = aCatalog({ id: '20', marketplaces: [inner] });
const catalogs = [aCatalog({ id: '1' }), aCatalog({ id: '2', marketplaces: [market] })];

it('marketplaces are found inside catalogs at any depth [R-ENTITY-002]', () => {
  expect(withMarketplaces(catalogs).map(({ id }) => id)).toEqual(['1', '2', '20', '21']);
  expect(findCatalog(catalogs, '21')).toBe(inner);
  expect(findCatalog(catalogs, '3')).toBeUndefined();
});

it.each([
  ['1', 'catalog'],
  ['2', 'catalog'],
  ['20', 'market-place'],
  ['21', 'market-place'],
  ['3', 'catalog'],
])('the catalog %s is searched in the scope %s [R-API-010]', (id, scope) => {
  expect(searchScope(catalogs, id)).toBe(scope);
});

it('the title of the page has catalog and company [R-HEADER-016]', () => {
  expect(pageTitle('Safety', 'Yard')).toBe('Safety - Yard');
  expect(pageTitle('Safety')).toBe('Safety');
});
