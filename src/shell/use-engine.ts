import { useEffect, useMemo, useState } from 'react';
import type { Catalog } from '../domain/catalog/catalog';
import type { HostElement, HostEngine } from '../state/host';

/** The page's own search engine: none given, not opened yet, or ready; its code is fetched only where one is given. */
export function useEngine(element: HostElement, given: unknown): HostEngine | 'none' | 'opening' {
  const [opened, setOpened] = useState<{ given: unknown; engine: HostEngine | 'none' }>();
  useEffect(() => {
    if (given === undefined) return;
    let isStale = false;
    const open = async () => {
      const { openSearchEngine } = await import('../state/search-engine');
      const engine = openSearchEngine(given);
      if (isStale) return;
      if ('problem' in engine) {
        const message = `<${element.localName}> ${engine.problem}.`;
        console.warn(message);
        element.emit('lp-error', { code: 'property', field: 'searchSource', message });
      }
      setOpened({ given, engine: 'problem' in engine ? 'none' : engine });
    };
    open().catch((error: unknown) => {
      console.error(`lp-catalog: searchSource: ${String(error)}`);
      if (!isStale) setOpened({ given, engine: 'none' });
    });
    return () => {
      isStale = true;
    };
  }, [element, given]);
  if (given === undefined) return 'none';
  return opened?.given === given ? opened.engine : 'opening';
}

/** The catalog with what its search can do; undefined while the engine is being opened. */
export function useCatalogOfEngine(
  catalog: Catalog | undefined,
  engine: HostEngine | 'none' | 'opening',
): Catalog | undefined {
  return useMemo(() => {
    if (engine === 'opening' || !catalog) return undefined;
    return engine === 'none' ? catalog : { ...catalog, search: engine.settings(catalog.search) };
  }, [catalog, engine]);
}
