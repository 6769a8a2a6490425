import type { Viewer } from '../session/viewer';
import { findCatalog, type Catalog } from './catalog';

/** Where the choice of a catalog can come from, strongest first. */
type CatalogCandidates = { fromAddress?: string; remembered?: string; defaultId?: string };

/** The catalog to open with: address, remembered, default, first; unknown ids fall through (R-CATALOG-006, A-140). */
export function initialCatalog(
  catalogs: readonly Catalog[],
  candidates: CatalogCandidates,
): Catalog | undefined {
  const flagged = catalogs.find((catalog) => catalog.isDefault)?.id;
  const ids = [candidates.fromAddress, candidates.remembered, candidates.defaultId, flagged];
  const known = ids.map((id) => (id === undefined ? undefined : findCatalog(catalogs, id)));
  return known.find((catalog) => catalog !== undefined) ?? catalogs[0];
}

/** Must the visitor log in before this catalog opens (R-CATALOG-002, R-VALID-042, R-ROLE-033)? */
export function needsLogin(
  catalog: Pick<Catalog, 'requiresLogin' | 'requiresSingleSignOn'>,
  viewer: Pick<Viewer, 'login'>,
): boolean {
  return (catalog.requiresLogin || catalog.requiresSingleSignOn) && viewer.login !== 'user';
}

/** What changing the catalog does: a login that returns to the address, or the address itself. */
export type CatalogChange = { kind: 'login'; returnUrl: string } | { kind: 'open'; url: string };

/** Decides a catalog change; both ways the address names the catalog and direct=1 (R-CATALOG-002, R-CATALOG-003, A-142). */
export function catalogChange(
  catalog: Pick<Catalog, 'id' | 'requiresLogin' | 'requiresSingleSignOn'>,
  viewer: Pick<Viewer, 'login'>,
  url: string,
): CatalogChange {
  const target = addressInCatalog(url, catalog.id);
  if (needsLogin(catalog, viewer)) return { kind: 'login', returnUrl: target };
  return { kind: 'open', url: target };
}

/** May the visitor choose another catalog (R-HEADER-001, R-ROLE-032)? */
export function mayChangeCatalog(current: Pick<Catalog, 'canChangeCatalog'>): boolean {
  return current.canChangeCatalog;
}

/** An address, absolute or not, with the catalog id and direct=1 in its query. */
export function addressInCatalog(url: string, catalogId: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const params = new URLSearchParams(query);
  params.set('id', catalogId);
  params.set('direct', '1');
  return `${path}?${params.toString()}${hash}`;
}
