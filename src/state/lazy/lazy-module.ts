/** A module that is fetched late, and kept: to import it anew costs the browser several turns, also where it has it. */
export interface LazyModule<Module> {
  /** What has come already. */
  loaded: () => Module | undefined;
  /** Fetches it; what failed is fetched anew the next time. */
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
