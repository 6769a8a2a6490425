import { parseRoute, type Route } from './routes';

/** Where our screens live, as the page configured it. */
export interface AppLocation {
  /** Address of the page, to resolve relative addresses. */
  pageUrl: string;
  /** Undefined where the portal is the page's own origin. */
  portalUrl?: string | undefined;
  /** Undefined where the page does not say which paths are ours. */
  basePath?: string | undefined;
}

/** A screen of ours that an address names, with the address's own query (without `?`) and fragment (without `#`). */
export interface OwnAddress {
  route: Route;
  query: string;
  fragment?: string;
}

/**
 * Reads an address from the server as a screen of ours. The address may be root-relative, protocol-relative or absolute,
 * with or without the base path. Returns undefined for every address that is to be used as given: another origin, a path
 * that is none of our routes, or a mere query or fragment.
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

/** The paths below which our screens live on an origin, without trailing slashes; none on a foreign origin. */
function basesOn(origin: string, app: AppLocation): string[] {
  const base = trimmed(`/${app.basePath ?? ''}`);
  const portal = portalOf(app);
  const onPage = new URL(app.pageUrl).origin === origin ? [base] : [];
  const onPortal = portal?.origin === origin ? [trimmed(portal.pathname) + base] : [];
  return [...new Set([...onPortal, ...onPage])];
}

function routeBelow({ pathname, searchParams }: URL, bases: string[], app: AppLocation): Route | undefined {
  const base = bases.find((one) => one !== '' && (pathname === one || pathname.startsWith(`${one}/`)));
  const route = parseRoute(base === undefined ? pathname : pathname.slice(base.length));
  if (route.name === 'notFound') return undefined;
  if (route.name !== 'home') return route;
  const hasOwnQuery = [...searchParams.keys()].every((name) => homeParameters.includes(name));
  return hasOwnQuery && (base !== undefined || isAppAtRoot(app)) ? route : undefined;
}

/** The root of an origin is home only where the page says that the app lives there. */
function isAppAtRoot(app: AppLocation): boolean {
  if (app.basePath !== undefined) return trimmed(`/${app.basePath}`) === '';
  return portalOf(app)?.pathname === '/';
}

/** What a link to home carries: the catalog and how it was opened. Another query at the root names another page. */
const homeParameters: readonly string[] = ['id', 'direct'];

const portalOf = ({ portalUrl, pageUrl }: AppLocation): URL | undefined =>
  portalUrl !== undefined && URL.canParse(portalUrl, pageUrl) ? new URL(portalUrl, pageUrl) : undefined;

const trimmed = (path: string): string => path.replace(/^\/+/, '/').replace(/\/+$/, '');
