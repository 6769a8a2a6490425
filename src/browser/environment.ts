import { joinChannel, type Post } from './channel';
import type { PageWindow } from './history/page-router';
import { browserFetch, pageAddress, pageOrigin, pageWindow } from './page';
import { browserStores, type Stores } from './storage';

/** The dependencies of a portal on the page and the browser. */
export interface Environment {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The absolute address of the page. */
  readonly address: () => string;
  /** The origin of the page. */
  readonly origin: () => string;
  /** The window whose address a router follows. */
  readonly window: () => PageWindow;
  readonly stores: Stores;
  /** Joins a channel with the other tabs of this origin. */
  readonly joinChannel: (name: string, onMessage: (message: unknown) => void) => Post;
}

/** Returns the environment of the page in which this script runs. */
export const browserEnvironment = (): Environment => ({
  fetch: browserFetch,
  now: () => Date.now(),
  address: pageAddress,
  origin: pageOrigin,
  window: pageWindow,
  stores: browserStores(),
  joinChannel,
});
