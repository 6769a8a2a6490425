import { textOf, type Address } from '../../browser/history/router';
import { leaveFor, openTab, pageAddress, pageOrigin } from '../../browser/page';
import { readOwnAddress, type OwnAddress } from '../../domain/navigation/own-address';
import { queryAfter } from '../../domain/navigation/navigation-query';
import { outsideAddress } from '../../domain/navigation/outside-areas';
import { parseRoute, routePath, type Route } from '../../domain/navigation/routes';
import type { ClickTarget } from '../../domain/navigation/click-target';
import { compositeOnPage } from '../portal/composite';
import type { Host } from '../portal/host';
import { store } from '../portal/portal';
import { portalAtom } from '../portal/runtime';

/** The query string of a link to this route; `query`, which the link brings, replaces the current one (R-OTHER-049). */
export function queryFor(host: Host, to: Route, query?: string): string {
  const now = host.router.read();
  return queryAfter({
    from: parseRoute(now.path),
    to,
    query: now.query,
    linkQuery: query,
    catalogId: host.catalog.id,
  });
}

/** A real address for a link, so that a fresh tab opens it too. */
export function hrefOf(host: Host, to: Route, query?: string): string {
  return hrefAt(host, to, { path: routePath(to), query: queryFor(host, to, query) });
}

/** The address of a screen with a query of its own. */
export function hrefAt(host: Host, to: Route, address: Address): string {
  const inside = host.shows(to) ? host.router.href(address) : undefined;
  if (inside !== undefined) return inside;
  const { portalUrl = pageOrigin(), basePath = '/' } = host.settings;
  return `${portalUrl.replace(/\/$/, '')}${basePath.replace(/\/$/, '')}${textOf(address)}`;
}

/** Follows a link inside: the page may cancel it, then it is the page's to follow. */
export function follow(host: Host, to: Route, query?: string): void {
  followAt(host, to, { path: routePath(to), query: queryFor(host, to, query) });
}

/** Opens a screen with a query of its own, as `follow` does. */
export function followAt(host: Host, to: Route, address: Address): void {
  const href = hrefAt(host, to, address);
  if (!host.element.emit('lp-navigate', { href, route: to })) return;
  const target = host.shows(to) ? host : compositeOnPage();
  if (!target) return leaveFor(href);
  target.router.push(address);
}

/** Changes the query of the screen at hand; `isNewStep` makes the back key undo it. */
export function changeQuery(host: Host, query: string, isNewStep = true): void {
  const { path } = host.router.read();
  host.router[isNewStep ? 'push' : 'replace']({ path, query });
}

export interface TargetLink {
  href: string;
  newWindow: boolean;
  /** Present when the target is a screen of ours. */
  route?: Route;
  /** Opens the screen in this window. */
  open?: () => void;
}

/** Where a click target leads as an address; undefined where it leads nowhere. */
export function linkOf(host: Host, target: ClickTarget): TargetLink | undefined {
  if (target.kind === 'route') {
    const { route } = target;
    return { href: hrefOf(host, route), newWindow: false, route, open: () => follow(host, route) };
  }
  if (target.kind === 'address') return addressLink(host, target.href, target.newWindow);
  if (target.kind === 'none') return undefined;
  const portal = store.get(portalAtom);
  const path = outsideAddress(
    portal.state === 'ready' ? portal.configuration.outside : {},
    target.area,
    target.params,
  );
  return {
    href: /^https?:/.test(path) ? path : `${(host.settings.portalUrl ?? '').replace(/\/$/, '')}${path}`,
    newWindow: false,
  };
}

/** An address from the server: our own screen, through the router in force, or the address as given (O-21). */
function addressLink(host: Host, href: string, newWindow: boolean): TargetLink {
  const { portalUrl, basePath } = host.settings;
  const own = readOwnAddress(href, { pageUrl: pageAddress(), portalUrl, basePath });
  if (!own) return { href, newWindow };
  return {
    href: hrefAt(host, own.route, ownAddressOf(host, own)),
    newWindow,
    route: own.route,
    open: () => followAt(host, own.route, ownAddressOf(host, own)),
  };
}

/** The query that the address brings wins over the one at hand; the catalog travels with every link (R-OTHER-049, A-135). */
function ownAddressOf(host: Host, { route, query, fragment }: OwnAddress): Address {
  const path = routePath(route);
  const end = fragment === undefined ? {} : { fragment };
  const kept = new URLSearchParams(queryFor(host, route));
  if (query === '') return { path, query: kept.toString(), ...end };
  const params = new URLSearchParams(query);
  for (const name of ['direct', 'id'])
    if (!params.has(name) && kept.has(name)) params.set(name, kept.get(name) ?? '');
  return { path, query: params.toString(), ...end };
}

/** Follows a target from script, for a control that is not a link. */
export function followTarget(host: Host, target: ClickTarget): void {
  const link = linkOf(host, target);
  if (!link) return;
  if (link.newWindow) return openTab(link.href);
  if (link.open) return link.open();
  if (host.element.emit('lp-navigate', { href: link.href })) leaveFor(link.href);
}
