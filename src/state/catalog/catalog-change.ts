import { useAtomValue } from 'jotai';
import { pageAddress } from '../../browser/page';
import type { Router } from '../../browser/history/router';
import type { Catalog } from '../../domain/catalog/catalog';
import { addressInCatalog, catalogChange } from '../../domain/catalog/catalog-change';
import { useElementContext } from '../portal/element-context';
import { requestLogin } from '../session/login';
import { sessionAtom } from '../portal/portal-state';

/** Opens another catalog: its address, or first a login that comes back to it (R-CATALOG-002..005). */
export function useCatalogChange(): (catalog: Catalog) => void {
  const context = useElementContext();
  const { router, catalog: left } = context;
  const session = useAtomValue(sessionAtom);
  return (catalog) => {
    const { path, query } = router.read();
    const change = catalogChange(catalog, session, `/?${query}`);
    if (change.kind === 'login') return requestLogin(context, returnAddress(router, catalog.id));
    // Back finds the catalog that is left, also where only the memory named it, which names the new one from now on.
    router.replace({ path, query: queryInCatalog(query, left.id) });
    router.push({ path, query: queryOf(change.url) });
  };
}

/** A query string, without its `?`, that names the catalog and `direct=1` (R-CATALOG-003, A-141). */
export const queryInCatalog = (query: string, catalogId: string): string =>
  queryOf(addressInCatalog(`/?${query}`, catalogId));

const queryOf = (url: string): string => url.split('?')[1] ?? '';

/** The absolute address to return to after a login: the screen at hand in this catalog (R-CATALOG-002, A-142). */
export function returnAddress(router: Router, catalogId: string): string {
  const { query, ...rest } = router.read();
  const inside = router.href({ ...rest, query: queryInCatalog(query, catalogId) });
  return inside === undefined
    ? addressInCatalog(pageAddress(), catalogId)
    : new URL(inside, pageAddress()).href;
}
