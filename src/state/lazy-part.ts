import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { isConnected, whenConnected } from './connection';

/** A part whose code is fetched when it is drawn; without a network it waits for it (O-1). */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await patiently(load) }));

/** Fetches code, and waits for the network where there is none (O-1). */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (isConnected()) throw error;
    await new Promise<void>(whenConnected);
    return patiently(load);
  }
}
