import { Provider } from 'jotai';
import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { Router } from '../browser/router';
import { readStored, writeStored } from '../browser/storage';
import type { Catalog } from '../domain/catalog/catalog';
import { initialCatalog, needsLogin } from '../domain/catalog/catalog-choice';
import type { Route } from '../domain/routes';
import { useText } from '../i18n/text';
import { HostContext, type Host } from '../state/host';
import { registerComposite } from '../state/composite';
import { store } from '../state/portal';
import { reloadPortal } from '../state/runtime';
import { tw } from '../ui/style/tw';
import { FailedState } from './FailedState';
import type { ElementProps } from './for-elements';
import { LoginState } from './LoginState';
import { Notifications } from './Notifications';
import { usePortal } from './use-portal';

interface FrameProps extends ElementProps {
  router: Router;
  shows: (route: Route) => boolean;
  isComposite?: boolean;
  /** Inline elements are as wide as their content. */
  isInline?: boolean;
  /** Stands while configuration and texts are on their way; of the size of what will come. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** What surrounds every element: the store, the look, the portal's state, and who the element is. */
export function Frame(props: FrameProps) {
  return (
    <Provider store={store}>
      <Root {...props} />
    </Provider>
  );
}

function Root(props: FrameProps) {
  const { host, settings, isInline = false, isComposite = false, skeleton, children } = props;
  const previewed = usePreviewedCatalog(props.router, isComposite);
  const { portal, hasTexts, session } = usePortal(host, settings, previewed !== undefined);
  const { culture } = useText();
  const catalogs = portal.state === 'ready' ? portal.configuration.catalogs : noCatalogs;
  const defaultId = portal.state === 'ready' ? portal.configuration.defaultCatalogId : undefined;
  const catalog = useCatalog({
    router: props.router,
    catalogs,
    chosen: previewed ?? settings.catalogId,
    defaultId,
  });
  const hostValue = useHostValue(props, catalog);
  const isReady = hostValue !== undefined && hasTexts;
  useEffect(() => {
    if (isReady) host.emit('lp-ready', {});
  }, [host, isReady]);

  const content = () => {
    // Without texts not even a failure could be told.
    if (!hasTexts) return skeleton;
    if (portal.state === 'failed') return <FailedState onRetry={reloadPortal} />;
    if (!hostValue) return skeleton;
    if (isComposite && needsLogin(hostValue.catalog, session))
      return <LoginState host={host} settings={settings} />;
    return <HostContext value={hostValue}>{children}</HostContext>;
  };
  return (
    <div
      className="root"
      part="root"
      lang={culture}
      dir={settings.dir}
      data-theme={settings.theme === 'auto' ? undefined : settings.theme}
      data-block={isInline ? undefined : ''}
    >
      {isInline ? content() : <div className={tw('relative')}>{content()}</div>}
      {hasTexts ? <Notifications /> : null}
    </div>
  );
}

/** The catalog that the preview route names (R-OTHER-034). */
function usePreviewedCatalog(router: Router, isComposite: boolean): string | undefined {
  const { path } = useSyncExternalStore(router.subscribe, router.read);
  const [, id] = /^catalog\/preview-content\/([^/]+)/.exec(path) ?? [];
  return isComposite && id !== undefined ? decodeURIComponent(id) : undefined;
}

const noCatalogs: readonly Catalog[] = [];

interface CatalogChoice {
  router: Router;
  catalogs: readonly Catalog[];
  chosen: string | undefined;
  defaultId: string | undefined;
}

/** The address decides, then the attribute, then what was opened last (R-CATALOG-006, A-140). */
function useCatalog({ router, catalogs, chosen, defaultId }: CatalogChoice): Catalog | undefined {
  const { query } = useSyncExternalStore(router.subscribe, router.read);
  const fromAddress = new URLSearchParams(query).get('id') ?? chosen;
  const remembered = router.ownsPage ? readStored('catalog') : undefined;
  const catalog = initialCatalog(catalogs, {
    ...(fromAddress ? { fromAddress } : {}),
    ...(remembered ? { remembered } : {}),
    ...(defaultId ? { defaultId } : {}),
  });
  useEffect(() => {
    if (catalog && router.ownsPage) writeStored('catalog', catalog.id);
  }, [catalog, router]);
  return catalog;
}

/** The host as its parts see it; kept by identity, so that they are not drawn again for nothing. */
function useHostValue(props: FrameProps, catalog: Catalog | undefined): Host | undefined {
  const { host: element, settings, router, isComposite = false } = props;
  const shows = useRef(props.shows);
  const value = useMemo(
    () =>
      catalog
        ? { element, settings, router, isComposite, catalog, shows: (route: Route) => shows.current(route) }
        : undefined,
    [element, settings, router, isComposite, catalog],
  );
  useEffect(() => (value?.isComposite ? registerComposite(value) : undefined), [value]);
  return value;
}
