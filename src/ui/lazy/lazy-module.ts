/**
 * A module that loads lazily and stays cached. A second `import()` takes several event loop turns, even when the
 * browser already has the module.
 */
export interface LazyModule<Module> {
  /** Returns the module if it is loaded. */
  loaded: () => Module | undefined;
  /** Loads the module. After a failure the next call loads it again. */
  load: () => Promise<Module>;
}

/** Returns a module that is fetched on first use, once. */
export function lazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let cached: Module | undefined;
  let pending: Promise<Module> | undefined;
  const load = async () => {
    try {
      return (cached = await fetch());
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };
  return { loaded: () => cached, load: () => (pending ??= load()) };
}
