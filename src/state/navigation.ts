import { textOf } from '../browser/router';
import { leaveFor, openTab, pageOrigin } from '../browser/page';
import { queryAfter } from '../domain/navigation-query';
import { outsideAddress } from '../domain/outside-areas';
import { parseRoute, routePath, type Route } from '../domain/routes';
import type { ClickTarget } from '../domain/activity/click-target';
import { compositeOnPage } from './composite';
import type { Host } from './host';
import { store } from './portal';
import { portalAtom } from './runtime';

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
  const address = { path: routePath(to), query: queryFor(host, to, query) };
  const inside = host.shows(to) ? host.router.href(address) : undefined;
  if (inside !== undefined) return inside;
  const { portalUrl = pageOrigin(), basePath = '/' } = host.settings;
  return `${portalUrl.replace(/\/$/, '')}${basePath.replace(/\/$/, '')}${textOf(address)}`;
}

/** Follows a link inside: the page may cancel it, then it is the page's to follow. */
export function follow(host: Host, to: Route, query?: string): void {
  const href = hrefOf(host, to, query);
  if (!host.element.emit('lp-navigate', { href, route: to })) return;
  const target = host.shows(to) ? host : compositeOnPage();
  if (!target) return leaveFor(href);
  target.router.push({ path: routePath(to), query: queryFor(host, to, query) });
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
}

/** Where a click target leads as an address; undefined where it leads nowhere. */
export function linkOf(host: Host, target: ClickTarget): TargetLink | undefined {
  if (target.kind === 'route')
    return { href: hrefOf(host, target.route), newWindow: false, route: target.route };
  if (target.kind === 'address') return { href: target.href, newWindow: target.newWindow };
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

/** Follows a target from script, for a control that is not a link. */
export function followTarget(host: Host, target: ClickTarget): void {
  const link = linkOf(host, target);
  if (!link) return;
  if (link.route) return follow(host, link.route);
  if (link.newWindow) return openTab(link.href);
  if (host.element.emit('lp-navigate', { href: link.href })) leaveFor(link.href);
}
