import { type Address, type Router, createListeners, textOf } from './router';

/** Reads the parts of an address text. */
function addressOf(text: string): Address {
  const [withoutHash = '', fragment] = text.split('#');
  const [path = '', ...rest] = withoutHash.split('?');
  return { path: path.replace(/^\//, ''), query: rest.join('?'), ...(fragment ? { fragment } : {}) };
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
