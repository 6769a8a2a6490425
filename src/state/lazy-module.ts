/** A module that is fetched late, and kept: to import it anew costs the browser several turns, also where it has it. */
export interface LazyModule<Module> {
  /** What has come already. */
  loaded: () => Module | undefined;
  /** Fetches it; what failed is fetched anew the next time. */
  load: () => Promise<Module>;
}

export function lazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let kept: Module | undefined;
  return { loaded: () => kept, load: async () => (kept ??= await fetch()) };
}
