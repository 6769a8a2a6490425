import type { Viewer } from '../session/viewer';
import { findCatalog, type Catalog } from './catalog';

/** Where the choice of a catalog can come from, strongest first. */
type CatalogCandidates = Partial<Record<'fromAddress' | 'remembered' | 'defaultId', string | undefined>>;

/** The catalog to open with: address, remembered, default, first; unknown ids fall through (R-CATALOG-006, A-140). */
export function initialCatalog(
  catalogs: readonly Catalog[],
  candidates: CatalogCandidates,
): Catalog | undefined {
  const flagged = catalogs.find((catalog) => catalog.isDefault)?.id;
  const ids = [candidates.fromAddress, candidates.remembered, candidates.defaultId, flagged];
  const known = ids.map((id) => (id ? findCatalog(catalogs, id) : undefined));
  return known.find((catalog) => catalog !== undefined) ?? catalogs[0];
}

/** Must the visitor log in before this catalog opens (R-CATALOG-002, R-VALID-042, R-ROLE-033)? */
export function needsLogin(
  catalog: Pick<Catalog, 'requiresLogin' | 'requiresSingleSignOn'>,
  viewer: Pick<Viewer, 'login'>,
): boolean {
  return (catalog.requiresLogin || catalog.requiresSingleSignOn) && viewer.login !== 'user';
}
