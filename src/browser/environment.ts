import { joinChannel, type Post } from './channel';
import { browserFetch, pageAddress } from './page';
import { browserStores, type Stores } from './storage';

/** What a portal needs from the place where it runs. */
export interface Environment {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The absolute address of the page. */
  readonly address: () => string;
  readonly stores: Stores;
  /** Joins a channel to the other tabs of this origin. */
  readonly joinChannel: (name: string, onMessage: (message: unknown) => void) => Post;
}

/** The page in which this script runs. */
export const browserEnvironment = (): Environment => ({
  fetch: browserFetch,
  now: () => Date.now(),
  address: pageAddress,
  stores: browserStores(),
  joinChannel,
});
