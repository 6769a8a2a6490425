import { useMemo, useSyncExternalStore } from 'react';
import { createMemoryRouter, type Router } from '../../browser/history/router';
import { createHashRouter, createHistoryRouter } from '../../browser/history/page-router';
import { elementBlocks } from '../../blocks/lazy-blocks';
import { parseRoute } from '../../domain/navigation/routes';
import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import { tw } from '../../ui/style/tw';
import type { ElementProps } from '../for-elements';
import { untilRenderable } from '../first-render';
import { Frame } from '../Frame';
import { Header } from '../header/Header';
import { HomeSkeleton } from '../states/HomeSkeleton';
import { firstPage } from '../lazy-pages';
import { PageOfRoute } from '../PageOfRoute';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { startPortal } from '../start-portal';
import { usePreloaded } from '../use-preloaded';

/** Runs before the first render. Starts the portal, and preloads the blocks that most homes start with. */
export async function beginHome(portal: Portal, settings: Settings): Promise<void> {
  const router = routerOf(portal, settings.router, settings.basePath);
  startPortal(portal, settings, parseRoute(router.read().path).name === 'previewContent');
  return untilRenderable(portal, firstPage(router, elementBlocks).preload());
}

/** Renders the whole catalog as one element. @see R-EMBED-036 */
export function CatalogHomeElement({ portal, host, settings }: ElementProps) {
  const { router: kind, basePath } = settings;
  const router = useMemo(() => routerOf(portal, kind, basePath), [portal, kind, basePath]);
  const isLoaded = usePreloaded(useMemo(() => firstPage(router, elementBlocks), [router]));
  const hasHeader = settings.chrome !== 'none';
  // An element whose top heading is an h1 is the main content of the page. Any other element leaves the main landmark
  // to the page.
  const Content = hasHeader && settings.headingLevel === 1 ? 'main' : 'div';
  return (
    <Frame
      portal={portal}
      host={host}
      settings={settings}
      router={router}
      shows={showsAll}
      isComposite
      skeleton={<HomeSkeleton hasHeader={hasHeader} />}
      isLoading={!isLoaded}
      previewed={usePreviewedCatalog(router)}
    >
      {hasHeader ? <Header /> : null}
      <Content className={tw('max-w-page mx-auto px-4 md:px-6 py-6')}>
        <PageOfRoute />
      </Content>
      <Shortcuts />
    </Frame>
  );
}

/** Returns the id of the catalog that the preview route names. @see R-OTHER-034 */
function usePreviewedCatalog(router: Router): string | undefined {
  const { path } = useSyncExternalStore(router.subscribe, router.read, router.read);
  const route = parseRoute(path);
  return route.name === 'previewContent' ? route.catalogId : undefined;
}

const showsAll = (): boolean => true;

/** Returns a history router when a base path is set, a hash router on request, or else a memory router. @see A-156 */
function routerOf({ environment }: Portal, kind: Settings['router'], basePath: string | undefined): Router {
  if (kind === 'hash') return createHashRouter(environment.window());
  if (kind === 'history' || (kind === undefined && basePath !== undefined))
    return createHistoryRouter(environment.window(), basePath ?? '/');
  return createMemoryRouter({ path: '', query: '' });
}
