import type { Viewer } from '../session/viewer';
import { type Catalog } from './catalog';
import { needsLogin } from './catalog-choice';

/** The result of a catalog change: a login that returns to the address, or the address itself. */
export type CatalogChange = { kind: 'login'; returnUrl: string } | { kind: 'open'; url: string };

/**
 * Decides what a catalog change does. In both cases the address contains the catalog id and `direct=1`.
 * @see R-CATALOG-002 R-CATALOG-003 A-142
 */
export function catalogChange(
  catalog: Pick<Catalog, 'id' | 'requiresLogin' | 'requiresSingleSignOn'>,
  viewer: Pick<Viewer, 'login'>,
  url: string,
): CatalogChange {
  const target = addressInCatalog(url, catalog.id);
  if (needsLogin(catalog, viewer)) return { kind: 'login', returnUrl: target };
  return { kind: 'open', url: target };
}

/** Returns an address, absolute or relative, with the catalog id and `direct=1` in its query. @see A-135 A-141 */
export function addressInCatalog(url: string, catalogId: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const params = new URLSearchParams(query);
  params.set('id', catalogId);
  params.set('direct', '1');
  return `${path}?${params.toString()}${hash}`;
}
