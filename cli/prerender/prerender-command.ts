import { join } from 'node:path';
import { readConfiguration } from '../../src/api/host/configuration';
import { initialCatalog, needsLogin } from '../../src/domain/catalog/catalog-choice';
import type { Catalog } from '../../src/domain/catalog/catalog';
import { defaultCulture } from '../../src/domain/session/culture';
import { loadRenderer } from '../../demo/portal/http/load-renderer';
import { fetchConfiguration } from '../check/configuration-answer';
import { packageRoot } from '../package-root';
import { bundleFolder, readPrerender, type PrerenderOptions } from './read-prerender';
import type { PageSettings } from './render-page';
import { copyBundle, openFolder } from './site-files';
import { writeSite } from './write-site';

const usage = `Usage: lp-catalog prerender --config URL --out DIR [OPTIONS]

Writes the public pages of a catalog as static files: home, all that its blocks show, public lists, the search and the
media to which these pages link. Each page is an index.html with the rendered first screen, which the element takes over.

Options:
  --config URL       address of the configuration, as the elements get it (required)
  --out DIR          folder for the files, which the site serves at --base (required)
  --url URL          address of the site; a sitemap needs it. Default: the origin of --config, without a sitemap
  --base PATH        path of the catalog in the site. Default: the path of --url
  --lang TAG         language of the pages. Default: that of the elements
  --assets URL       address of the bundle. Default: the folder lp-catalog below --base
  --copy-assets      copies the bundle into the folder lp-catalog
  --limit N          largest number of pages. Default: 200
  --help             prints this text

Exit codes:
  0    all pages are written
  1    the configuration cannot be read, or a page has parts that did not load
  2    wrong use, such as an unknown flag or a folder that cannot be written`;

/** `lp-catalog prerender`: writes the public pages of a catalog as static files. Returns the exit code. */
export async function runPrerender(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const options = readPrerender(args);
  openFolder(options.folder);
  const dist = join(packageRoot(), 'dist');
  const settings = await pageSettings(options, dist);
  const hasAll = await writeSite(options, settings, (line) => process.stdout.write(`${line}\n`));
  if (options.copiesAssets) copyBundle(dist, join(options.folder, bundleFolder));
  return hasAll ? 0 : 1;
}

async function pageSettings(options: PrerenderOptions, dist: string): Promise<PageSettings> {
  const { configUrl, origin, base, lang, assets } = options;
  const culture = lang ?? defaultCulture;
  const renderElement = await loadRenderer(dist);
  if (!renderElement) throw new Error('There is no dist/server/server.js; run npm run build first.');
  const answer = await fetchConfiguration({ configUrl, culture, origin });
  if (answer.problems.length > 0) throw new Error(answer.problems.join('\n'));
  const catalog = publicCatalog(answer.body, configUrl);
  return {
    site: { origin, base, catalogId: catalog.id },
    renderElement,
    attributes: {
      'config-url': configUrl,
      'base-path': base,
      'heading-level': '1',
      ...(lang === undefined ? {} : { lang }),
    },
    configuration: answer.body,
    assets,
    lang: culture,
    title: catalog.name,
  };
}

/** Returns the catalog that a visitor sees first. */
function publicCatalog(body: unknown, configUrl: string): Catalog {
  const { configuration, problems } = readConfiguration(body, configUrl);
  const catalog =
    configuration && initialCatalog(configuration.catalogs, { defaultId: configuration.defaultCatalogId });
  if (!catalog) {
    const lines = problems.map(
      ({ field, expected, actual }) => `${field}: expected ${expected}, got ${actual}`,
    );
    throw new Error(lines.join('\n'));
  }
  if (needsLogin(catalog, { login: 'public' }))
    throw new Error(`config: expected a catalog for visitors, got ${catalog.name}, which requires a login`);
  return catalog;
}
