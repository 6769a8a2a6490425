import { initialCatalog } from '../../domain/catalog/catalog-choice';
import type { Catalog } from '../../domain/catalog/catalog';
import { parseRoute, type Route } from '../../domain/navigation/routes';
import { createHistoryRouter } from '../../browser/history/page-router';
import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import { configurationOf } from '../../state/portal/portal-state';

/** The screen that the address of a page names, for the element that owns the address. */
export interface ScreenLocation {
  route: Route;
  query: string;
  catalog: Catalog;
  /** Whether the catalog is the one that shows without an id in the address. */
  isFirstCatalog: boolean;
  /** The absolute address of home. */
  baseUrl: string;
}

/** Returns the screen of the address; undefined for an element that does not own it, or without a catalog. */
export function screenLocation(portal: Portal, tag: string, settings: Settings): ScreenLocation | undefined {
  const { basePath, router: kind } = settings;
  const ownsAddress = tag === 'lp-catalog-home' && (kind === 'history' || (!kind && basePath !== undefined));
  const configuration = configurationOf(portal);
  if (!ownsAddress || !configuration) return undefined;
  const { environment } = portal;
  const router = createHistoryRouter(environment.window(), basePath ?? '/');
  const { path, query } = router.read();
  const candidates = { defaultId: configuration.defaultCatalogId };
  const fromAddress = new URLSearchParams(query).get('id') ?? settings.catalogId;
  const catalog = initialCatalog(configuration.catalogs, { ...candidates, fromAddress });
  if (!catalog) return undefined;
  const first = initialCatalog(configuration.catalogs, { ...candidates, fromAddress: settings.catalogId });
  return {
    route: parseRoute(path),
    query,
    catalog,
    isFirstCatalog: first?.id === catalog.id,
    baseUrl: environment.origin() + (router.href({ path: '', query: '' }) ?? '/'),
  };
}
