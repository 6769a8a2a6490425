import { isPublicScreen } from '../../src/domain/head/public-screen';
import { parseRoute } from '../../src/domain/navigation/routes';
import { decodeEntities } from '../../src/domain/text/entities';

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
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
    decodeEntities(href),
  );
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
