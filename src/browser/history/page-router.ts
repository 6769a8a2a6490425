import { type Address, type Router, createListeners, textOf } from './router';

/** The part of a window that a router uses. A server has a window without history. */
export interface PageWindow {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;
  readonly addEventListener: (type: 'popstate' | 'hashchange', listener: () => void) => void;
  readonly removeEventListener: (type: 'popstate' | 'hashchange', listener: () => void) => void;
}

/** Parses an address text. */
function addressOf(text: string): Address {
  const [withoutHash = '', fragment] = text.split('#');
  const [path = '', ...rest] = withoutHash.split('?');
  return { path: path.replace(/^\//, ''), query: rest.join('?'), ...(fragment ? { fragment } : {}) };
}

/** Creates a router whose routes are the page's own paths below `basePath`. */
export function createHistoryRouter(page: PageWindow, basePath: string): Router {
  const base = `/${basePath}`.replace(/^\/+/, '/').replace(/\/+$/, '');
  const href = (address: Address) => `${base}${textOf(address)}`;
  const read = () =>
    addressOf(pathBelow(base, page.location.pathname) + page.location.search + page.location.hash);
  return createPageRouter(page, { read, href, event: 'popstate' });
}

/** Returns the path below the base path. A page outside the base path shows the home screen. */
const pathBelow = (base: string, path: string): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : '/';

/**
 * Creates a router whose routes follow the page's `#`. The address before the `#` never changes, even if the page has a
 * `<base>`.
 */
export function createHashRouter(page: PageWindow): Router {
  const href = (address: Address) => `${page.location.pathname}${page.location.search}#${textOf(address)}`;
  const read = () => addressOf(page.location.hash.slice(1));
  return createPageRouter(page, { read, href, event: 'hashchange' });
}

interface PageAddress {
  read: () => Address;
  href: (address: Address) => string;
  event: 'popstate' | 'hashchange';
}

function createPageRouter(page: PageWindow, { read, href, event }: PageAddress): Router {
  const { notify, subscribe } = createListeners();
  let last: Address = read();
  return {
    // Return the same object for the same address, so that a caller can detect changes.
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

/**
 * The field of the history state that contains the number of preceding entries from this router. The page's own entries
 * lack the field.
 */
const depthField = 'lpDepth';

function depthOf(state: unknown): number {
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, depthField) : 0;
  return typeof depth === 'number' ? depth : 0;
}
