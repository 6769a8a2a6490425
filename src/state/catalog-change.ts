import { useAtomValue } from 'jotai';
import { pageAddress } from '../browser/page';
import type { Catalog } from '../domain/catalog/catalog';
import { addressInCatalog, catalogChange } from '../domain/catalog/catalog-choice';
import { useHost } from './host';
import { requestLogin } from './login';
import { sessionAtom } from './runtime';

/** Opens another catalog: its address, or first a login that comes back to it (R-CATALOG-002..005). */
export function useCatalogChange(): (catalog: Catalog) => void {
  const { router, element, settings, catalog: left } = useHost();
  const session = useAtomValue(sessionAtom);
  return (catalog) => {
    const change = catalogChange(catalog, session, pageAddress());
    if (change.kind === 'login') return requestLogin(element, settings, change.returnUrl);
    const { path, query } = router.read();
    const queryIn = ({ id }: Catalog) => addressInCatalog(`/?${query}`, id).split('?')[1] ?? '';
    // Back finds the catalog that is left, also where only the memory named it, which names the new one from now on.
    router.replace({ path, query: queryIn(left) });
    router.push({ path, query: queryIn(catalog) });
  };
}
