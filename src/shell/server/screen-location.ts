import { initialCatalog } from '../../domain/catalog/catalog-choice';
import type { Catalog } from '../../domain/catalog/catalog';
import { parseRoute, routePath, type Route } from '../../domain/navigation/routes';
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
  /** Returns the absolute address of a screen. */
  addressOf: (route: Route, query?: string) => string;
}

/** Returns the screen of the address; undefined for an element that does not own it, or without a catalog. */
export function screenLocation(portal: Portal, tag: string, settings: Settings): ScreenLocation | undefined {
  const configuration = configurationOf(portal);
  if (!configuration || tag !== 'lp-catalog-home' || !hasHistoryRouter(settings)) return undefined;
  const { environment } = portal;
  const router = createHistoryRouter(environment.window(), settings.basePath ?? '/');
  const { path, query } = router.read();
  const { catalogs, defaultCatalogId: defaultId } = configuration;
  const catalogOf = (fromAddress: string | undefined) => initialCatalog(catalogs, { defaultId, fromAddress });
  const addressOf = (route: Route, search = '') =>
    environment.origin() + (router.href({ path: routePath(route), query: search }) ?? '');
  const catalog = catalogOf(new URLSearchParams(query).get('id') ?? settings.catalogId);
  return (
    catalog && {
      route: parseRoute(path),
      query,
      catalog,
      isFirstCatalog: catalogOf(settings.catalogId)?.id === catalog.id,
      baseUrl: addressOf({ name: 'home' }),
      addressOf,
    }
  );
}

const hasHistoryRouter = ({ router, basePath }: Settings): boolean =>
  router === 'history' || (router === undefined && basePath !== undefined);
