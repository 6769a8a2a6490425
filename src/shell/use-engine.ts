import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Catalog } from '../domain/catalog/catalog';
import type { CatalogElement, ElementSearchEngine } from '../state/portal/element-context';
import { usePortal } from '../state/portal/portal-context';

type Engine = ElementSearchEngine | 'none' | 'opening';

/**
 * Returns the page's own search engine: 'none', 'opening', or the engine. Loads the code for it only if the page has
 * one. While a screen is visible, it uses the previous engine until the new one is open, so that users do not lose what
 * they type.
 */
export function useEngine(element: CatalogElement, given: unknown, isShown: boolean): Engine {
  const portal = usePortal();
  const [held, setHeld] = useState<{ given: unknown; engine: Engine }>(() => ({
    given,
    engine: unopened(given),
  }));
  const staysMeanwhile = isShown && given !== undefined;
  const engine = Object.is(held.given, given) || staysMeanwhile ? held.engine : unopened(given);
  // Decides once, when the page sets another engine. The result stays until the new engine is open, whatever `isShown`
  // becomes.
  useLayoutEffect(() => {
    setHeld((now) => (Object.is(now.given, given) ? now : { given, engine }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [given]);
  useEffect(() => {
    if (given === undefined) return;
    let isStale = false;
    const hold = (opened: Engine) => {
      if (!isStale) setHeld({ given, engine: opened });
    };
    const open = async () => {
      const { openSearchEngine } = await import('../state/search/search-engine');
      const opened = openSearchEngine(portal, given);
      if (isStale) return;
      if (!('problem' in opened)) return hold(opened);
      const message = `<${element.localName}> ${opened.problem}.`;
      console.warn(message);
      element.emit('lp-error', { code: 'property', field: 'searchSource', message });
      hold('none');
    };
    open().catch((error: unknown) => {
      console.error(`lp-catalog: searchSource: ${String(error)}`);
      hold('none');
    });
    return () => {
      isStale = true;
    };
  }, [portal, element, given]);
  return engine;
}

const unopened = (given: unknown): Engine => (given === undefined ? 'none' : 'opening');

/** Returns the catalog with the search settings that the engine supports. Undefined while the engine opens. */
export function useCatalogOfEngine(catalog: Catalog | undefined, engine: Engine): Catalog | undefined {
  return useMemo(() => {
    if (engine === 'opening' || !catalog) return undefined;
    return engine === 'none' ? catalog : { ...catalog, search: engine.settings(catalog.search) };
  }, [catalog, engine]);
}
