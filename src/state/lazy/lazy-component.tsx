import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { isOnline, whenOnline } from '../../browser/connection';
import { lazyModule } from './lazy-module';

/**
 * A part whose code comes later; whoever knows that it will be drawn can have it fetched before. A failure then is
 * nobody's trouble: the part asks again when it is drawn.
 */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & Preloadable;

export interface Preloadable {
  preload: () => Promise<void>;
  /** Has its code come? */
  isLoaded: () => boolean;
}

/**
 * A part whose code is fetched when it is drawn; without a network it waits for it, and one that failed is tried again
 * when it is next drawn (O-1). Once its code is there it is drawn at once, without a place holder in between, which React
 * would leave standing for a while.
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
    // What stands keeps its state when the code has come.
    const [Shown] = useState(() => module.loaded() ?? Awaited);
    return <Shown {...props} />;
  };
  const preload = async () => {
    await module.load().catch(() => undefined);
  };
  return Object.assign(Part, { preload, isLoaded: () => module.loaded() !== undefined });
}

/** Fetches code, and waits for the network where there is none (O-1). */
export async function retryWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (isOnline()) throw error;
    await new Promise<void>(whenOnline);
    return retryWhenOnline(load);
  }
}
