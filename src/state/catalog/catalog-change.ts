import type { Catalog } from '../../domain/catalog/catalog';
import { addressInCatalog, catalogChange } from '../../domain/catalog/catalog-change';
import type { ElementContext } from '../portal/element-context';
import { requestLogin } from '../session/login';
import { sessionAtom } from '../portal/portal-state';

/**
 * Opens another catalog in the element. Navigates to the catalog's address, or first requests a login that returns
 * there.
 * @see R-CATALOG-002..005
 */
export function openCatalog(context: ElementContext, catalog: Catalog): void {
  const { router, catalog: left, portal } = context;
  const { path, query } = router.read();
  const change = catalogChange(catalog, portal.store.get(sessionAtom), `/?${query}`);
  if (change.kind === 'login') return requestLogin(context, returnAddress(context, catalog.id));
  // Opening a catalog overwrites the remembered catalog id. Write the current catalog into this history entry first,
  // so that Back still opens it when the address does not name it.
  router.replace({ path, query: queryInCatalog(query, left.id) });
  router.push({ path, query: queryOf(change.url) });
}

/** Returns a query string, without its `?`, that names the catalog and sets `direct=1`. @see R-CATALOG-003 A-141 */
export const queryInCatalog = (query: string, catalogId: string): string =>
  queryOf(addressInCatalog(`/?${query}`, catalogId));

const queryOf = (url: string): string => url.split('?')[1] ?? '';

/**
 * Returns the absolute address to return to after a login: the current screen in the given catalog.
 * @see R-CATALOG-002 A-142
 */
export function returnAddress(
  { router, portal }: Pick<ElementContext, 'router' | 'portal'>,
  catalogId: string,
): string {
  const address = portal.environment.address();
  const { query, ...rest } = router.read();
  const inside = router.href({ ...rest, query: queryInCatalog(query, catalogId) });
  return inside === undefined ? addressInCatalog(address, catalogId) : new URL(inside, address).href;
}
