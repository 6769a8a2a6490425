import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { lazyModule } from './lazy-module';
import { retryWhenOnline } from '../../browser/retry-when-online';

/**
 * A component whose code loads lazily. Code that expects to render it can preload it. A failed preload is ignored,
 * because the component loads its code again when it renders.
 */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & Preloadable;

export interface Preloadable {
  preload: () => Promise<void>;
  /** Returns whether the code is loaded. */
  isLoaded: () => boolean;
}

/**
 * Returns a component that loads its code when it renders. Without a network it waits for the network. After a failure
 * it retries the next time it renders. Once the code is loaded, the component renders at once without a Suspense
 * fallback, which React would show for some time.
 * @see O-1
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const module = lazyModule(() => retryWhenOnline(load));
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await module.load() };
      } catch (error) {
        Awaited = attempt();
        throw error;
      }
    }) as ComponentType<Props>;
  let Awaited = attempt();
  const Part = (props: Props) => {
    // A mounted component stays the same when the code loads, so that it does not lose its state.
    const [Shown] = useState(() => module.loaded() ?? Awaited);
    return <Shown {...props} />;
  };
  const preload = async () => {
    await module.load().catch(() => undefined);
  };
  return Object.assign(Part, { preload, isLoaded: () => module.loaded() !== undefined });
}
