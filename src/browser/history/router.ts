/** An address inside the element: a path below the base path, a query without its question mark, perhaps a fragment. */
export interface Address {
  path: string;
  query: string;
  /** What stands behind the address's own `#`: a dialog that is open (A-024). */
  fragment?: string;
}

/** Where an element keeps its address: in the page's own address, behind its `#`, or only in memory (A-156). */
export interface Router {
  read: () => Address;
  push: (address: Address) => void;
  replace: (address: Address) => void;
  back: () => void;
  /** True when the entry before this one in the history is one of this router, so that `back` stays in the app. */
  canGoBack: () => boolean;
  /** Told of every change, also of those made by back and forward; gives the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
  /** What a link to this address has as its href; undefined when the address lives nowhere outside. */
  href: (address: Address) => string | undefined;
  /** True when the element owns the page's address and with it title and scrolling. */
  ownsPage: boolean;
}

export const textOf = ({ path, query, fragment }: Address): string =>
  `/${path.replace(/^\//, '')}${query ? `?${query}` : ''}${fragment ? `#${fragment}` : ''}`;

export function createMemoryRouter(start: Address): Router {
  let entries = [start];
  let index = 0;
  const { notify, subscribe } = createListeners();
  const go = (address: Address, keep: number) => {
    entries = [...entries.slice(0, keep), address];
    index = keep;
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
