import { Suspense, useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { Router } from '../browser/history/router';
import type { Catalog } from '../domain/catalog/catalog';
import { initialCatalog, needsLogin } from '../domain/catalog/catalog-choice';
import type { Route } from '../domain/navigation/routes';
import type { Session } from '../domain/session/session';
import { useText } from '../i18n/texts';
import { ElementReactContext, type ElementContext } from '../state/portal/element-context';
import { registerComposite } from '../state/portal/composite-element';
import { createDialogRouter, type DialogRouter } from '../state/navigation/dialog-history';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { reloadPortal } from '../state/portal/configure';
import { PortalProvider } from '../state/portal/portal-context';
import type { PortalState } from '../state/portal/portal-state';
import { useIsPrerender } from '../browser/server/use-is-prerender';
import { Failed } from '../widgets/failed/Failed';
import { DialogHistoryContext } from '../ui/dialog/dialog-history';
import type { ElementProps } from './for-elements';
import { Notifications } from './Notifications';
import { useCatalogOfEngine, useEngine } from './use-engine';
import { useStartedPortal } from './use-started-portal';

const FaultState = lazyComponent(async () => (await import('./states/FaultState')).FaultState);
const DebugPanel = lazyComponent(async () => (await import('./setup/DebugPanel')).DebugPanel);

interface FrameProps extends ElementProps {
  router: Router;
  shows: (route: Route) => boolean;
  isComposite?: boolean;
  /** The id of the catalog that an editor previews. */
  previewed?: string | undefined;
  /** True for an element that is as wide as its content. */
  isInline?: boolean;
  /** True if the attributes name nothing to show. */
  isWrong?: boolean;
  /** True while the code of the first screen loads. */
  isLoading?: boolean;
  /** Shows while the configuration and the texts load. It has the size of the content. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** Renders the frame of every element: it provides the portal and the element context, and shows the portal's state. */
export function Frame(props: FrameProps) {
  return (
    <PortalProvider portal={props.portal}>
      <Root {...props} />
    </PortalProvider>
  );
}

function Root(props: FrameProps) {
  const dialogs = useDialogRouter(props.router);
  const { portal: page, host, settings, isLoading, previewed, skeleton, children } = props;
  const { portal, session } = useStartedPortal(host, settings, previewed !== undefined);
  const { culture, isLoaded: hasTexts } = useText();
  const chosen = useCatalog(props, portal, previewed ?? settings.catalogId);
  const isShown = chosen !== undefined && hasTexts && !isLoading;
  const engine = useEngine(host, settings.searchSource, isShown);
  const withRouter = { ...props, router: dialogs.router };
  const hostValue = useHostValue(withRouter, useCatalogOfEngine(chosen, engine), engine);
  const isReady = hostValue !== undefined && hasTexts;
  useEffect(() => {
    if (isReady) host.emit('lp-ready', {});
  }, [host, isReady]);

  const reload = () => reloadPortal(page);

  const content = () => {
    // Even an error message needs texts.
    if (!hasTexts) return skeleton;
    const fault = faultOf(props, portal) ?? loginFault(hostValue, session);
    // The network or the server may work again, and no other code can load until then.
    if (fault && temporary.includes(fault)) return <Failed onRetry={reload} />;
    if (fault) return <FaultState fault={fault} portalUrl={settings.portalUrl} onRetry={reload} />;
    return !hostValue || isLoading ? skeleton : children;
  };
  return (
    <div className="root" part="root" lang={culture} {...rootAttributes(props)}>
      <DialogHistoryContext value={dialogs}>
        <ElementReactContext value={hostValue}>
          <Suspense fallback={skeleton}>{content()}</Suspense>
        </ElementReactContext>
      </DialogHistoryContext>
      {hasTexts ? (
        <>
          <Notifications />
          {settings.debug ? (
            <Suspense>
              <DebugPanel {...props} context={hostValue} />
            </Suspense>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** Without a catalog nothing else will load. The element itself shows the error to the author of the configuration. */
function faultOf({ isWrong }: FrameProps, portal: PortalState): string | undefined {
  if (isWrong) return 'attributes';
  if (portal.state === 'failed') return portal.kind;
  return portal.state === 'ready' && portal.configuration.catalogs.length === 0 ? 'noCatalog' : undefined;
}

/** Only the element with the whole catalog requests a login. */
const loginFault = (context: ElementContext | undefined, session: Session): string | undefined =>
  context?.isComposite && needsLogin(context.catalog, session) ? 'login' : undefined;

const temporary: readonly string[] = ['offline', 'timeout', 'server'];

/** Returns the element's router, wrapped so that it accounts for dialogs that are open on a phone. */
function useDialogRouter(router: Router): DialogRouter {
  const dialogs = useMemo(() => createDialogRouter(router), [router]);
  useEffect(() => dialogs.start(), [dialogs]);
  return dialogs;
}

/**
 * Returns the root attributes that the style sheet reads. An inline element is not a size container, because it would
 * have no width.
 */
function rootAttributes({ settings, isInline = false }: FrameProps) {
  const theme = settings.theme === 'auto' ? undefined : settings.theme;
  return { dir: settings.dir, 'data-theme': theme, 'data-block': isInline ? undefined : '' };
}

/**
 * Returns the catalog to show: the one in the address, else in the attribute, else the one that was opened last.
 * @see R-CATALOG-006 A-140
 */
function useCatalog(
  { router, portal: { environment } }: FrameProps,
  portal: PortalState,
  chosen: string | undefined,
): Catalog | undefined {
  const { visits } = environment.stores;
  const { catalogs, defaultCatalogId } = portal.state === 'ready' ? portal.configuration : noCatalogs;
  const { query } = useSyncExternalStore(router.subscribe, router.read, router.read);
  const fromAddress = new URLSearchParams(query).get('id') ?? chosen;
  const isPrerender = useIsPrerender();
  const remembered = router.ownsPage && !isPrerender ? visits.read('catalog') : undefined;
  const catalog = initialCatalog(catalogs, { fromAddress, remembered, defaultId: defaultCatalogId });
  useEffect(() => {
    if (catalog && router.ownsPage) visits.write('catalog', catalog.id);
  }, [catalog, router, visits]);
  return catalog;
}

const noCatalogs: { catalogs: readonly Catalog[]; defaultCatalogId?: string } = { catalogs: [] };

/** Returns the element context. Memoized, so that components do not render again without need. */
function useHostValue(
  props: FrameProps,
  catalog: Catalog | undefined,
  engine: ReturnType<typeof useEngine>,
): ElementContext | undefined {
  const { portal, host: element, settings, router, isComposite = false } = props;
  const shows = useRef(props.shows);
  const value = useMemo(
    () =>
      catalog
        ? {
            portal,
            element,
            settings,
            router,
            isComposite,
            catalog,
            shows: (route: Route) => shows.current(route),
            engine: typeof engine === 'object' ? engine : undefined,
          }
        : undefined,
    [portal, element, settings, router, isComposite, catalog, engine],
  );
  useEffect(() => (value?.isComposite ? registerComposite(value) : undefined), [value]);
  return value;
}
