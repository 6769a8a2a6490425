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

export function lazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let kept: Module | undefined;
  let coming: Promise<Module> | undefined;
  const load = async () => {
    try {
      return (kept = await fetch());
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  return { loaded: () => kept, load: () => (coming ??= load()) };
}
