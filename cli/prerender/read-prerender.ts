import { allCultures, readCulture } from '../../src/domain/session/culture';
import { readAddress } from '../read-address';
import { readFlags } from '../read-flags';
import { usageError } from '../usage-error';

/** The options of the command. */
export interface PrerenderOptions {
  configUrl: string;
  /** The folder that gets the files. */
  folder: string;
  /** The language of the pages. Without it, the pages are in English, and the elements choose as they do in any page. */
  lang?: string;
  /** The path of the catalog in the site. It begins and ends with a slash. */
  base: string;
  /** The origin of the site. */
  origin: string;
  /** Whether the options contain the address of the site, which a sitemap needs. */
  hasAddress: boolean;
  /** The address of the bundle. It ends with a slash. */
  assets: string;
  /** Whether the files of the bundle are copied beside the pages. */
  copiesAssets: boolean;
  /** The largest number of pages. */
  limit: number;
}

const text = { type: 'string' } as const;
const flags = {
  config: text,
  out: text,
  url: text,
  base: text,
  lang: text,
  assets: text,
  'copy-assets': { type: 'boolean' },
  limit: text,
} as const;

const defaultLimit = 200;
const exampleConfiguration = 'an address such as https://portal.example/config.json';
const exampleSite = 'the address of the site such as https://catalog.example/';

/** The folder of the bundle beside the pages. */
export const bundleFolder = 'lp-catalog';

/** Reads the flags of the command. */
export function readPrerender(args: readonly string[]): PrerenderOptions {
  const { config, out, url, base, lang, limit, ...rest } = readFlags(args, flags);
  if (config === undefined) throw usageError('--config', exampleConfiguration, 'nothing');
  if (out === undefined || out === '') throw usageError('--out', 'a folder such as public', 'nothing');
  const { href: configUrl } = readAddress('--config', config, exampleConfiguration);
  const site = readAddress('--url', url ?? new URL('/', configUrl).href, exampleSite);
  const path = readBase(base ?? site.pathname);
  return {
    configUrl,
    folder: out,
    base: path,
    origin: site.origin,
    hasAddress: url !== undefined,
    ...readLanguage(lang),
    ...readAssets(rest.assets, rest['copy-assets'] === true, path),
    limit: limit === undefined ? defaultLimit : readLimit(limit),
  };
}

function readBase(value: string): string {
  if (!/^\/[^?#\s]*$/.test(value))
    throw usageError('--base', 'a path such as /catalog/', JSON.stringify(value));
  return value.replace(/\/*$/, '/');
}

function readLanguage(value: string | undefined): Pick<PrerenderOptions, 'lang'> {
  if (value === undefined) return {};
  const culture = readCulture(value);
  if (culture === undefined)
    throw usageError('--lang', `one of ${allCultures.join(', ')}`, JSON.stringify(value));
  return { lang: culture };
}

function readAssets(assets: string | undefined, copiesAssets: boolean, base: string) {
  if (assets !== undefined && copiesAssets)
    throw usageError('--copy-assets', 'no --assets, because the pages link to the copy', '--assets');
  return { copiesAssets, assets: (assets ?? base + bundleFolder).replace(/\/*$/, '/') };
}

function readLimit(value: string): number {
  const limit = Number(value);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw usageError('--limit', 'a number of pages from 1', JSON.stringify(value));
}
