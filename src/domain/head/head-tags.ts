import { compact } from '../compact';
import type { GraphObject } from '../structured-data/schema-types';
import { scriptJson } from './escape-html';
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

/** The tags for the head of a page as data, for a framework that writes the head itself. Values are not escaped. */
export interface HeadTags {
  /** Missing for an element that does not own the page. */
  title?: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  /** The canonical address, and the files of the first screen. Names are those of properties. */
  link: {
    rel: 'canonical' | 'modulepreload' | 'preload';
    href: string;
    as?: 'script' | 'style' | 'font' | 'image' | 'fetch';
    type?: string;
    crossOrigin?: 'anonymous' | 'use-credentials';
    fetchPriority?: 'low';
  }[];
  /** The structured data, as JSON without a character that ends a script. */
  script: { type: 'application/ld+json'; text: string }[];
}

/**
 * Returns the tags of a page's head: title, description, Open Graph, canonical address, preload links and structured
 * data.
 */
export function headTags(options: HeadOptions): HeadTags {
  const { title, robots, jsonLd, preloads = [] } = options;
  const description = shortDescription(options.description ?? '');
  const canonical = webAddress(options.canonical);
  return {
    ...(title ? { title } : {}),
    meta: [
      ...filled({ description, robots }).map(([name, content]) => ({ name, content })),
      ...filled(openGraph(options, description)).map(([property, content]) => ({ property, content })),
    ],
    link: [
      ...(canonical ? [{ rel: 'canonical' as const, href: canonical }] : []),
      ...preloads.flatMap(preloadLink),
    ],
    script: jsonLd ? [{ type: 'application/ld+json', text: scriptJson(jsonLd) }] : [],
  };
}

function openGraph(options: HeadOptions, description: string) {
  const { title, type = 'website', canonical, siteName, locale } = options;
  const image = webAddress(options.image?.url);
  return {
    'og:title': title,
    'og:description': description,
    'og:type': title && type,
    'og:url': webAddress(canonical),
    'og:image': image,
    'og:image:alt': image && options.image?.alt,
    'og:locale': locale?.replace('-', '_'),
    'og:site_name': siteName,
  };
}

function preloadLink({ rel, href, as, type, crossOrigin, fetchPriority }: Preload): HeadTags['link'] {
  if (!href) return [];
  return [compact<HeadTags['link'][number]>({ rel, as, type, crossOrigin, fetchPriority, href })];
}

/** Returns the entries whose text is not empty. */
const filled = (texts: Readonly<Record<string, string | undefined>>): [name: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : []));

/** Returns an address if it is absolute and of the web. */
const webAddress = (address = ''): string | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
