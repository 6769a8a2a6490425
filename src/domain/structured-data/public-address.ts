import { canonicalAddress, type CatalogLocation } from '../head/canonical-address';
import { clickTarget, type ClickSubject, type ItemAreas } from '../navigation/click-target';
import { safeAddress } from '../navigation/link-address';
import { outsideAddress, type OutsideMap } from '../navigation/outside-areas';
import { readOwnAddress } from '../navigation/own-address';

/** The portal whose items structured data describes. */
export interface Site extends CatalogLocation {
  /** The absolute address of the portal. The default is the origin of the home screen. */
  portalUrl?: string | undefined;
  /** The areas outside the catalog that the page replaces. */
  outside?: OutsideMap | undefined;
  /** The name of the portal, or of the organisation that offers its courses. */
  provider: string;
  /** The time zone of dates without an offset. @see O-16 */
  timeZone: string;
}

/** Returns a web address in absolute form. Returns undefined for an address that contains or needs a token. @see O-10 */
export function publicAddress(address: string | undefined, base: string): string | undefined {
  const safe = safeAddress(address ?? '');
  if (safe === undefined || !URL.canParse(safe, base)) return undefined;
  const url = new URL(safe, base);
  const isSecret = [...url.searchParams.keys()].some((name) => /token/i.test(name));
  return /^https?:$/.test(url.protocol) && !url.username && !isSecret ? url.href : undefined;
}

/**
 * Returns the absolute address to which a click on an item leads. An address of a screen is canonical. Returns undefined
 * for an item that leads nowhere.
 * @param areas the areas of a block that has its own
 * @see R-CLICK-001..006 O-21
 */
export function itemAddress(item: ClickSubject, site: Site, areas?: ItemAreas): string | undefined {
  const target = clickTarget(item, areas);
  if (target.kind === 'none') return undefined;
  if (target.kind === 'route') return canonicalAddress(target.route, site);
  if (target.kind === 'address') return serverAddress(target.href, site);
  const path = outsideAddress(site.outside ?? {}, target.area, target.params);
  const portal = (site.portalUrl ?? new URL(site.baseUrl).origin).replace(/\/$/, '');
  return publicAddress(/^https?:/.test(path) ? path : portal + path, site.baseUrl);
}

/** The query of an address can name another catalog. @see A-135 */
function serverAddress(href: string, site: Site): string | undefined {
  const { baseUrl } = site;
  const own = readOwnAddress(href, { pageUrl: baseUrl, basePath: new URL(baseUrl).pathname });
  if (!own) return publicAddress(href, baseUrl);
  const catalogId = new URLSearchParams(own.query).get('id') ?? site.catalogId;
  return canonicalAddress(own.route, { baseUrl, catalogId }, own.query);
}
