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

/** Reads the parts of an address text. */
function addressOf(text: string): Address {
  const [withoutHash = '', fragment] = text.split('#');
  const [path = '', ...rest] = withoutHash.split('?');
  return { path: path.replace(/^\//, ''), query: rest.join('?'), ...(fragment ? { fragment } : {}) };
}

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

/** Routes are the page's own paths below `basePath`. */
export function createHistoryRouter(page: Window, basePath: string): Router {
  const base = `/${basePath}`.replace(/^\/+/, '/').replace(/\/+$/, '');
  const href = (address: Address) => `${base}${textOf(address)}`;
  const read = () =>
    addressOf(pathBelow(base, page.location.pathname) + page.location.search + page.location.hash);
  return createPageRouter(page, { read, href, event: 'popstate' });
}

/** A page that does not stand below the base path shows the start. */
const pathBelow = (base: string, path: string): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : '/';

/** Routes stand behind the page's `#`; what is before it is left alone, also where the page has a `<base>`. */
export function createHashRouter(page: Window): Router {
  const href = (address: Address) => `${page.location.pathname}${page.location.search}#${textOf(address)}`;
  const read = () => addressOf(page.location.hash.slice(1));
  return createPageRouter(page, { read, href, event: 'hashchange' });
}

interface PageAddress {
  read: () => Address;
  href: (address: Address) => string;
  event: 'popstate' | 'hashchange';
}

function createPageRouter(page: Window, { read, href, event }: PageAddress): Router {
  const { notify, subscribe } = createListeners();
  let last: Address = read();
  return {
    // The same object for the same address, so that a reader can tell whether anything changed.
    read: () => {
      const now = read();
      if (textOf(now) !== textOf(last)) last = now;
      return last;
    },
    push: (address) => {
      page.history.pushState({ [depthField]: depthOf(page.history.state) + 1 }, '', href(address));
      notify();
    },
    replace: (address) => {
      page.history.replaceState(page.history.state, '', href(address));
      notify();
    },
    back: () => page.history.back(),
    canGoBack: () => depthOf(page.history.state) > 0,
    subscribe: (listener) => {
      const stop = subscribe(listener);
      page.addEventListener(event, listener);
      return () => {
        stop();
        page.removeEventListener(event, listener);
      };
    },
    href,
    ownsPage: true,
  };
}

/** Under this name an entry's state holds how many entries before it are ours; an entry of the page itself has none. */
const depthField = 'lpDepth';

function depthOf(state: unknown): number {
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, depthField) : 0;
  return typeof depth === 'number' ? depth : 0;
}

function createListeners() {
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
