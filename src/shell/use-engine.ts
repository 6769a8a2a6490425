import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Catalog } from '../domain/catalog/catalog';
import type { CatalogElement, ElementSearchEngine } from '../state/portal/element-context';
import { usePortal } from '../state/portal/portal-context';
import { addProblems } from '../state/portal/problems';

type Engine = ElementSearchEngine | 'none' | 'opening';

/**
 * Returns the page's own search engine: 'none', 'opening', or the engine. Loads the code for it only if the page has
 * one. While a screen is visible, it uses the previous engine until the new one is open, so that users do not lose what
 * they type.
 */
export function useEngine(element: CatalogElement, source: unknown, isShown: boolean): Engine {
  const portal = usePortal();
  const [current, setCurrent] = useState<{ source: unknown; engine: Engine }>(() => ({
    source,
    engine: unopened(source),
  }));
  const showsPrevious = isShown && source !== undefined;
  const engine = Object.is(current.source, source) || showsPrevious ? current.engine : unopened(source);
  // Decides once, when the page sets another engine. The result stays until the new engine is open, whatever `isShown`
  // becomes.
  useLayoutEffect(() => {
    setCurrent((now) => (Object.is(now.source, source) ? now : { source, engine }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [source]);
  useEffect(() => {
    if (source === undefined) return;
    let isStale = false;
    const apply = (opened: Engine) => {
      if (!isStale) setCurrent({ source, engine: opened });
    };
    const open = async () => {
      const { openSearchEngine } = await import('../state/search/search-engine');
      const opened = openSearchEngine(portal, source);
      if (isStale) return;
      if (!('problem' in opened)) return apply(opened);
      void addProblems(portal, [opened.problem], element);
      apply('none');
    };
    open().catch((error: unknown) => {
      console.error(`lp-catalog: searchSource: ${String(error)}`);
      apply('none');
    });
    return () => {
      isStale = true;
    };
  }, [portal, element, source]);
  return engine;
}

const unopened = (source: unknown): Engine => (source === undefined ? 'none' : 'opening');

/** Returns the catalog with the search settings that the engine supports. Undefined while the engine opens. */
export function useCatalogOfEngine(catalog: Catalog | undefined, engine: Engine): Catalog | undefined {
  return useMemo(() => {
    if (engine === 'opening' || !catalog) return undefined;
    return engine === 'none' ? catalog : { ...catalog, search: engine.settings(catalog.search) };
  }, [catalog, engine]);
}
