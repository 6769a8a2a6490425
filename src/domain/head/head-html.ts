import type { GraphObject } from '../structured-data/schema-types';
import { escapeHtml, scriptJson } from './escape-html';
import { shortDescription } from './short-description';

/** A file that the first screen needs. */
export type Preload = {
  href: string;
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined;
  fetchPriority?: 'low' | undefined;
} & (
  | { rel: 'modulepreload'; as?: undefined; type?: undefined }
  | { rel: 'preload'; as: 'script' | 'style' | 'font' | 'image' | 'fetch'; type?: string | undefined }
);

/** What the head of a page says about its screen. Omitted and empty values write nothing. */
export interface HeadOptions {
  /** Omitted by an element that does not own the page. */
  title?: string | undefined;
  /** Plain text or HTML. */
  description?: string | undefined;
  /** The canonical address of the screen. */
  canonical?: string | undefined;
  /** Omitted if search engines may index the screen. */
  robots?: 'noindex' | undefined;
  /** A culture such as `da-DK`. */
  locale?: string | undefined;
  siteName?: string | undefined;
  /** The absolute address of an image without a token, and its text alternative. */
  image?: { url: string; alt?: string | undefined } | undefined;
  /** The Open Graph type. The default is `website`. */
  type?: 'website' | 'article' | 'video.other' | 'music.song' | undefined;
  jsonLd?: GraphObject | undefined;
  preloads?: readonly Preload[] | undefined;
}

/**
 * Returns the HTML of a page's head: title, description, canonical address, Open Graph, preload links and structured
 * data. No value can end its element or attribute.
 */
export function headHtml(options: HeadOptions): string {
  const { title, robots, canonical, jsonLd, preloads = [] } = options;
  const description = shortDescription(options.description ?? '');
  const lines = [
    ...(title ? [`<title>${escapeHtml(title)}</title>`] : []),
    ...tag('meta', { name: 'description' }, { content: description }),
    ...tag('meta', { name: 'robots' }, { content: robots }),
    ...tag('link', { rel: 'canonical' }, { href: webAddress(canonical) }),
    ...openGraph(options, description),
    ...preloads.flatMap(preloadLink),
    ...(jsonLd ? [`<script type="application/ld+json">${scriptJson(jsonLd)}</script>`] : []),
  ];
  return lines.join('\n');
}

function openGraph(options: HeadOptions, description: string): string[] {
  const { title, type = 'website', canonical, siteName, locale } = options;
  const image = webAddress(options.image?.url);
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': type,
    'og:url': webAddress(canonical),
    'og:image': image,
    'og:image:alt': image && options.image?.alt,
    'og:locale': locale?.replace('-', '_'),
    'og:site_name': siteName,
  };
  return Object.entries(properties).flatMap(([property, content]) => tag('meta', { property }, { content }));
}

function preloadLink({ rel, href, as, type, crossOrigin, fetchPriority }: Preload): string[] {
  const more = { as, type, crossorigin: crossOrigin, fetchpriority: fetchPriority };
  const filled = Object.entries(more).filter(([, value]) => value !== undefined);
  return tag('link', { rel, ...Object.fromEntries(filled) }, { href });
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Returns a void element, or nothing if its value is missing or empty. */
function tag(name: 'meta' | 'link', attributes: Attributes, value: Attributes): string[] {
  if (!Object.values(value).every(Boolean)) return [];
  const written = Object.entries({ ...attributes, ...value }).map(
    ([attribute, text = '']) => `${attribute}="${escapeHtml(text)}"`,
  );
  return [`<${name} ${written.join(' ')}>`];
}

/** Returns an address if it is absolute and of the web. */
const webAddress = (address = ''): string | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
