import { useState } from 'react';
import type { LazyModule } from './lazy-module';

/**
 * Returns a lazy module, or undefined until it is loaded, and a function that loads it. The promise of `load` rejects
 * when the code cannot be loaded. The next call loads it again.
 */
export function useLazyModule<Module>(lazy: LazyModule<Module>) {
  const [loaded, setLoaded] = useState(lazy.loaded);
  const load = async (): Promise<Module> => {
    const module = lazy.loaded() ?? (await lazy.load());
    setLoaded(() => module);
    return module;
  };
  return { loaded, load };
}
