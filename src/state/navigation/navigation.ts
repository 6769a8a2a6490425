import { textOf, type Address } from '../../browser/history/router';
import { leaveFor, openTab } from '../../browser/page';
import { readOwnAddress, type OwnAddress } from '../../domain/navigation/own-address';
import { queryAfter } from '../../domain/navigation/navigation-query';
import { outsideAddress } from '../../domain/navigation/outside-areas';
import { parseRoute, routePath, type Route } from '../../domain/navigation/routes';
import type { ClickTarget } from '../../domain/navigation/click-target';
import { compositeAtom } from '../portal/composite-element';
import type { ElementContext } from '../portal/element-context';
import { configurationOf } from '../portal/portal-state';

/**
 * Returns the query string of a link to this route. `query`, from the link itself, replaces the current query.
 * @see R-OTHER-049
 */
export function queryFor(context: ElementContext, to: Route, query?: string): string {
  const now = context.router.read();
  return queryAfter({
    from: parseRoute(now.path),
    to,
    query: now.query,
    linkQuery: query,
    catalogId: context.catalog.id,
  });
}

/** Returns a real address for a link, so that it also opens in a new tab. @see A-156 */
export function hrefOf(context: ElementContext, to: Route, query?: string): string {
  return hrefAt(context, to, { path: routePath(to), query: queryFor(context, to, query) });
}

/** Returns the address of a screen with the given path and query. */
export function hrefAt(context: ElementContext, to: Route, address: Address): string {
  const inside = context.shows(to) ? context.router.href(address) : undefined;
  if (inside !== undefined) return inside;
  const { portalUrl = context.portal.environment.origin(), basePath = '/' } = context.settings;
  return `${portalUrl.replace(/\/$/, '')}${basePath.replace(/\/$/, '')}${textOf(address)}`;
}

/** Returns an address of a link as an absolute one, for readers outside this page. */
export const absoluteHref = ({ portal }: Pick<ElementContext, 'portal'>, href: string): string =>
  new URL(href, portal.environment.address()).href;

/** Follows an internal link. The page may cancel the event and navigate itself. @see A-156 */
export function follow(context: ElementContext, to: Route, query?: string): void {
  followAt(context, to, { path: routePath(to), query: queryFor(context, to, query) });
}

/** Opens a screen with the given path and query, as `follow` does. */
export function followAt(context: ElementContext, to: Route, address: Address): void {
  const href = hrefAt(context, to, address);
  if (!context.element.emit('lp-navigate', { href, route: to })) return;
  const target = context.shows(to) ? context : context.portal.store.get(compositeAtom);
  if (!target) return leaveFor(href);
  target.router.push(address);
}

/** Changes the query of the current screen. With `isNewStep`, Back undoes the change. */
export function changeQuery(context: ElementContext, query: string, isNewStep = true): void {
  const { path } = context.router.read();
  context.router[isNewStep ? 'push' : 'replace']({ path, query });
}

export interface TargetLink {
  href: string;
  newWindow: boolean;
  /** Present when the target is a screen of the catalog. */
  route?: Route;
  /** Opens the screen in this window. */
  open?: () => void;
}

/** Returns the link of a click target, or undefined when the target has none. */
export function linkOf(context: ElementContext, target: ClickTarget): TargetLink | undefined {
  if (target.kind === 'route') {
    const { route } = target;
    return { href: hrefOf(context, route), newWindow: false, route, open: () => follow(context, route) };
  }
  if (target.kind === 'address') return addressLink(context, target.href, target.newWindow);
  if (target.kind === 'none') return undefined;
  const path = outsideAddress(configurationOf(context.portal)?.outside ?? {}, target.area, target.params);
  return {
    href: /^https?:/.test(path) ? path : `${(context.settings.portalUrl ?? '').replace(/\/$/, '')}${path}`,
    newWindow: false,
  };
}

/**
 * Returns the link for an address from the server. An address of a catalog screen opens with the current router. Any
 * other address stays unchanged.
 * @see O-21
 */
function addressLink(context: ElementContext, href: string, newWindow: boolean): TargetLink {
  const { portalUrl, basePath } = context.settings;
  const own = readOwnAddress(href, {
    pageUrl: context.portal.environment.address(),
    portalUrl,
    basePath,
  });
  if (!own) return { href, newWindow };
  return {
    href: hrefAt(context, own.route, ownAddressOf(context, own)),
    newWindow,
    route: own.route,
    open: () => followAt(context, own.route, ownAddressOf(context, own)),
  };
}

/**
 * Merges queries: the query of the address overrides the current one. Every link contains the current catalog.
 * @see R-OTHER-049 A-135
 */
function ownAddressOf(context: ElementContext, { route, query, fragment }: OwnAddress): Address {
  const path = routePath(route);
  const end = fragment === undefined ? {} : { fragment };
  const current = new URLSearchParams(queryFor(context, route));
  if (query === '') return { path, query: current.toString(), ...end };
  const params = new URLSearchParams(query);
  for (const name of ['direct', 'id'])
    if (!params.has(name) && current.has(name)) params.set(name, current.get(name) ?? '');
  return { path, query: params.toString(), ...end };
}

/** Follows a target from script, for a control that is not a link. */
export function followTarget(context: ElementContext, target: ClickTarget): void {
  const link = linkOf(context, target);
  if (!link) return;
  if (link.newWindow) return openTab(link.href);
  if (link.open) return link.open();
  if (context.element.emit('lp-navigate', { href: link.href })) leaveFor(link.href);
}
