import { useLayoutEffect, useState } from 'react';
import { useIsPrerender } from '../browser/server/use-is-prerender';
import type { Preloadable } from '../ui/lazy/lazy-component';

/**
 * Returns whether the code of an element's first screen is loaded. Starts to load it while configuration and session
 * load. A screen in the element's own file needs no preload. A server waits for the code where it renders.
 */
export function usePreloaded(first: Preloadable | undefined): boolean {
  const isPrerender = useIsPrerender();
  const [isLoaded, setIsLoaded] = useState(() => isPrerender || first === undefined || first.isLoaded());
  useLayoutEffect(() => {
    if (first && !first.isLoaded()) void first.preload().then(() => setIsLoaded(true));
  }, [first]);
  return isLoaded;
}
