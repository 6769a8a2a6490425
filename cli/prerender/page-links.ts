import { isPublicScreen } from '../../src/domain/head/public-screen';
import { parseRoute } from '../../src/domain/navigation/routes';

/** The catalog of a site. */
export interface Site {
  /** The origin of the site. */
  origin: string;
  /** The path of the catalog in the site. It begins and ends with a slash. */
  base: string;
  /** The id of the catalog, which its links may contain. */
  catalogId: string;
}

/** A static file has no query, so a phrase and filters of a search make no page of their own. */
const dynamicRoutes: ReadonlySet<string> = new Set(['search', 'searchLink', 'searchAllLink']);

/** Returns the paths below the base to which a rendered page links and that can be static pages, each once. */
export function pageLinks(html: string, site: Site): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => decoded(href));
  const paths = hrefs.map((href) => pagePath(href, site)).filter((path) => path !== undefined);
  return [...new Set(paths)];
}

function pagePath(href: string, { origin, base, catalogId }: Site): string | undefined {
  const page = origin + base;
  if (!URL.canParse(href, page)) return undefined;
  const url = new URL(href, page);
  const isOfCatalog = [...url.searchParams].every(([name, value]) => name === 'id' && value === catalogId);
  if (!isOfCatalog || !`${url.origin}${url.pathname}/`.startsWith(page)) return undefined;
  const path = url.pathname.slice(base.length).replace(/\/+$/, '');
  const route = parseRoute(path);
  return isPublicScreen(route) && !dynamicRoutes.has(route.name) ? path : undefined;
}

/** Returns the text of an attribute, with its character references replaced. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#(x[\dA-Fa-f]+|\d+)|(amp|quot|lt|gt));/g, (_, code?: string, name?: string) =>
    code ? characterOf(code) : (named[name ?? ''] ?? ''),
  );

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** Returns the character of a decimal number, or of a hexadecimal number after an x. */
const characterOf = (code: string): string => String.fromCodePoint(Number(code.replace(/^x/i, '0x')));
