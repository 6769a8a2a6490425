import type { Environment } from '../../src/browser/environment';
import type { Store, Stores } from '../../src/browser/storage';
import { createPortal } from '../../src/state/portal/create-portal';
import type { Portal } from '../../src/state/portal/portal';

interface MemoryStore extends Store {
  entries: Map<string, string>;
}

/** A store in memory, with what it holds. */
function memoryStore(entries = new Map<string, string>(), isDisabled = () => false): MemoryStore {
  return {
    entries,
    read: (name) => (isDisabled() ? undefined : entries.get(name)),
    write: (name, value) => {
      if (!isDisabled()) entries.set(name, value);
    },
    remove: (starts, except) => {
      if (isDisabled()) return;
      for (const name of [...entries.keys()])
        if (name !== except && starts.some((start) => name.startsWith(start))) entries.delete(name);
    },
  };
}

/** The stores of a browser, in memory. */
export function memoryStores(): Stores & { visits: MemoryStore; tab: MemoryStore } {
  let isDisabled = false;
  return {
    visits: memoryStore(new Map(), () => isDisabled),
    tab: memoryStore(new Map(), () => isDisabled),
    disable: () => {
      isDisabled = true;
    },
  };
}

/** A page without a network: its address, stores in memory, and a channel to nobody. */
export const testEnvironment = (options: Partial<Environment> = {}): Environment => ({
  fetch: () => Promise.reject(new Error('This page has no network.')),
  now: () => Date.now(),
  address: () => 'https://page.example/intranet/',
  origin: () => 'https://page.example',
  window: () => {
    throw new Error('This page has no window.');
  },
  stores: memoryStores(),
  joinChannel: () => () => {},
  ...options,
});

/** A portal that nobody has configured, in a page of its own. */
export const testPortal = (options?: Partial<Environment>): Portal =>
  createPortal(testEnvironment(options), () => import('../../src/shell/samples'));
