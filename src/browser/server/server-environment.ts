import type { Environment } from '../environment';
import type { Store, Stores } from '../storage';

/**
 * Returns the environment of one render on a server: the address of a request in place of a page, and neither storage
 * nor other tabs.
 */
export function serverEnvironment(url: URL, fetch: typeof globalThis.fetch): Environment {
  return {
    fetch,
    now: () => Date.now(),
    address: () => url.href,
    origin: () => url.origin,
    window: () => ({ location: url, history, ...listeners }),
    stores,
    joinChannel: () => () => {},
  };
}

const nothing = () => {};

const store: Store = { read: () => undefined, write: nothing, remove: nothing };

const stores: Stores = { visits: store, tab: store, disable: nothing };

/** A request has one address, which does not change. */
const history = { state: null, pushState: nothing, replaceState: nothing, back: nothing };

const listeners = { addEventListener: nothing, removeEventListener: nothing };
