import { parseRoute, type Route } from './routes';

/** The location of the catalog's screens, as the page configured it. */
export interface AppLocation {
  /** The address of the page, the base of relative addresses. */
  pageUrl: string;
  /** Undefined if the portal has the same origin as the page. */
  portalUrl?: string | undefined;
  /** Undefined if the page does not configure which paths belong to the catalog. */
  basePath?: string | undefined;
}

/**
 * A screen of the catalog that an address names, with the address's own query (without `?`) and fragment (without `#`).
 */
export interface OwnAddress {
  route: Route;
  query: string;
  fragment?: string;
}

/**
 * Parses an address from the server as a screen of the catalog. The address can be root-relative, protocol-relative or
 * absolute, with or without the base path. Returns undefined for an address to use as given: another origin, a path
 * without a matching route, or only a query or fragment.
 * @see O-21
 */
export function readOwnAddress(href: string, app: AppLocation): OwnAddress | undefined {
  if (!URL.canParse(href, app.pageUrl) || /^\s*([?#]|$)/.test(href)) return undefined;
  const url = new URL(href, app.pageUrl);
  const bases = basesOn(url.origin, app);
  if (bases.length === 0) return undefined;
  const route = routeBelow(url, bases, app);
  if (!route) return undefined;
  const fragment = url.hash.slice(1);
  return { route, query: url.search.slice(1), ...(fragment ? { fragment } : {}) };
}

/**
 * Returns the base paths of the catalog's screens on an origin, without trailing slashes. Returns none for a foreign
 * origin.
 */
function basesOn(origin: string, app: AppLocation): string[] {
  const base = trimmed(`/${app.basePath ?? ''}`);
  const portal = portalOf(app);
  const onPage = isAt(app.pageUrl, origin) ? [base] : [];
  const onPortal = portal?.origin === origin ? [trimmed(portal.pathname) + base] : [];
  return [...new Set([...onPortal, ...onPage])];
}

/** Parses the page's address only if its beginning does not answer the question, because each card has a link. */
const isAt = (pageUrl: string, origin: string): boolean =>
  pageUrl.startsWith(`${origin}/`) || new URL(pageUrl).origin === origin;

function routeBelow({ pathname, searchParams }: URL, bases: string[], app: AppLocation): Route | undefined {
  const base = bases.find((one) => one !== '' && (pathname === one || pathname.startsWith(`${one}/`)));
  const route = parseRoute(base === undefined ? pathname : pathname.slice(base.length));
  if (route.name === 'notFound') return undefined;
  if (route.name !== 'home') return route;
  const hasOwnQuery = [...searchParams.keys()].every((name) => homeParameters.includes(name));
  return hasOwnQuery && (base !== undefined || isAppAtRoot(app)) ? route : undefined;
}

/**
 * Returns whether the page configures that the app is at the root of the origin. Only then is the root the home screen.
 */
function isAppAtRoot(app: AppLocation): boolean {
  if (app.basePath !== undefined) return trimmed(`/${app.basePath}`) === '';
  return portalOf(app)?.pathname === '/';
}

/**
 * The query parameters of a link to home: the catalog and how it was opened. Any other parameter at the root means
 * another page.
 */
const homeParameters: readonly string[] = ['id', 'direct'];

const portalOf = ({ portalUrl, pageUrl }: AppLocation): URL | undefined =>
  portalUrl !== undefined && URL.canParse(portalUrl, pageUrl) ? new URL(portalUrl, pageUrl) : undefined;

const trimmed = (path: string): string => path.replace(/^\/+/, '/').replace(/\/+$/, '');
