import { useLayoutEffect, useState } from 'react';
import type { Preloadable } from '../ui/lazy/lazy-component';

/**
 * Returns whether the code of an element's first screen is loaded. Starts to load it while configuration and session
 * load. A screen in the element's own file needs no preload.
 */
export function usePreloaded(first: Preloadable | undefined): boolean {
  const [isLoaded, setIsLoaded] = useState(() => first === undefined || first.isLoaded());
  useLayoutEffect(() => {
    if (first && !first.isLoaded()) void first.preload().then(() => setIsLoaded(true));
  }, [first]);
  return isLoaded;
}
