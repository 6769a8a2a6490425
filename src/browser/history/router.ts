/**
 * An address inside the element: a path below the base path, a query without its question mark, and an optional
 * fragment.
 */
export interface Address {
  path: string;
  query: string;
  /** The fragment of the address, without `#`. It names an open dialog. @see A-024 */
  fragment?: string;
}

/** Stores the address of an element: in the page's own address, after its `#`, or only in memory. @see A-156 */
export interface Router {
  read: () => Address;
  push: (address: Address) => void;
  replace: (address: Address) => void;
  back: () => void;
  /** Returns whether the previous history entry belongs to this router, so that `back` stays in the app. */
  canGoBack: () => boolean;
  /** Subscribes to every change, including back and forward navigation. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the href of a link to this address. Returns undefined if the address exists only in memory. */
  href: (address: Address) => string | undefined;
  /** True if the element controls the page's address, and with it the title and scrolling. */
  ownsPage: boolean;
}

export const textOf = ({ path, query, fragment }: Address): string =>
  `/${path.replace(/^\//, '')}${query ? `?${query}` : ''}${fragment ? `#${fragment}` : ''}`;

/** Creates a router that has its own history and leaves the page's address as it is. */
export function createMemoryRouter(start: Address): Router {
  let entries = [start];
  let index = 0;
  const { notify, subscribe } = createListeners();
  const go = (address: Address, nextIndex: number) => {
    entries = [...entries.slice(0, nextIndex), address];
    index = nextIndex;
    notify();
  };
  return {
    read: () => entries[index] ?? start,
    push: (address) => go(address, index + 1),
    replace: (address) => go(address, index),
    back: () => {
      index = Math.max(0, index - 1);
      notify();
    },
    canGoBack: () => index > 0,
    subscribe,
    href: () => undefined,
    ownsPage: false,
  };
}

export function createListeners() {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { notify, subscribe };
}
