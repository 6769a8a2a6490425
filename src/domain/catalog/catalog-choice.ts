import type { Viewer } from '../session/viewer';
import { findCatalog, type Catalog } from './catalog';

/** The sources for the initial catalog, in order of precedence. */
type CatalogCandidates = Partial<Record<'fromAddress' | 'remembered' | 'defaultId', string | undefined>>;

/**
 * Returns the initial catalog: from the address, the remembered one, the default one, or the first. Skips unknown ids.
 * @see R-CATALOG-006 A-140
 */
export function initialCatalog(
  catalogs: readonly Catalog[],
  candidates: CatalogCandidates,
): Catalog | undefined {
  const flagged = catalogs.find((catalog) => catalog.isDefault)?.id;
  const ids = [candidates.fromAddress, candidates.remembered, candidates.defaultId, flagged];
  const existing = ids.map((id) => (id ? findCatalog(catalogs, id) : undefined));
  return existing.find((catalog) => catalog !== undefined) ?? catalogs[0];
}

/** Returns whether the visitor must log in before this catalog opens. @see R-CATALOG-002 R-VALID-042 R-ROLE-033 */
export function needsLogin(
  catalog: Pick<Catalog, 'requiresLogin' | 'requiresSingleSignOn'>,
  viewer: Pick<Viewer, 'login'>,
): boolean {
  return (catalog.requiresLogin || catalog.requiresSingleSignOn) && viewer.login !== 'user';
}
