import type { RenderElement } from '../../demo/portal/http/load-renderer';
import { pageDocument } from './document';
import { decodeEntities } from '../../src/domain/text/entities';
import { pageLinks, type Site } from './page-links';

export const homeTag = 'lp-catalog-home';

/** What all pages of a site have in common. */
export interface PageSettings {
  site: Site;
  renderElement: RenderElement;
  attributes: Readonly<Record<string, string>>;
  /** The content of the configuration's address, in the language of the pages. */
  configuration: unknown;
  assets: string;
  lang: string;
  /** The title of pages without one. */
  title: string;
}

/** A rendered page. */
export interface RenderedPage {
  path: string;
  links: readonly string[];
  status: number;
  /** The whole page. */
  text: string;
  /** Whether no part of the page is a placeholder. */
  isWhole: boolean;
  /** The address for a sitemap; undefined for a page that search engines must not index. */
  address: string | undefined;
}

/** Long enough for a slow service, because nobody waits for the page. */
const timeoutMs = 10_000;

/** Renders the page at a path below the base. */
export async function renderPage(path: string, settings: PageSettings): Promise<RenderedPage> {
  const { site, renderElement, assets, lang, title, attributes, configuration } = settings;
  const url = site.origin + site.base + path;
  const { html, head, status, cacheControl } = await renderElement(homeTag, {
    attributes,
    configuration,
    url,
    assets,
    timeoutMs,
  });
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  return {
    path,
    links: status === 200 ? pageLinks(html, site) : [],
    status,
    text: pageDocument({ lang, title, head, assets, html }),
    isWhole: html.includes('<template') && !cacheControl.includes('no-store'),
    address: /name="robots" content="noindex/.test(head) ? undefined : decodeEntities(canonical ?? url),
  };
}
