import { crawl } from './crawl';
import { pageDocument, plainTag, sitemap } from './document';
import type { PrerenderOptions } from './read-prerender';
import { homeTag, renderPage, type PageSettings, type RenderedPage } from './render-page';
import { pageFile, writeFile } from './site-files';

type Target = Pick<PrerenderOptions, 'folder' | 'limit' | 'hasAddress'>;

/** The paths that a catalog always has. */
const start = ['', 'catalog/search-all'] as const;

/**
 * Writes the pages of a site, the page for other paths and the sitemap, and reports each page in one line. Returns whether
 * all pages are whole.
 */
export async function writeSite(
  target: Target,
  settings: PageSettings,
  print: (line: string) => void,
): Promise<boolean> {
  const { folder, limit } = target;
  const { base } = settings.site;
  const written: RenderedPage[] = [];
  const verdicts: Verdict[] = [];
  const visit = (path: string) => renderPage(path, settings);
  const leftOut = await crawl({ start, limit, visit }, (page) => {
    const verdict = writePage(folder, page);
    print(`${verdict.padEnd(width)} ${base}${page.path}${page.status === 200 ? '' : ` (${page.status})`}`);
    verdicts.push(verdict);
    if (verdict === 'written' || verdict === 'unfinished') written.push(page);
  });
  writeFile(folder, '404.html', otherPaths(settings));
  writeSitemap(target, settings, { written, print });
  const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length;
  print(allVerdicts.map((verdict) => `${count(verdict)} ${verdict}`).join(', '));
  if (leftOut > 0) print(`${leftOut} linked pages are left out; --limit sets how many are written.`);
  return count('unfinished') + count('failed') === 0 && written.some(({ path }) => path === '');
}

/**
 * `unfinished` is a page with a placeholder, `skipped` one that visitors cannot open, and `failed` one without an answer of
 * the portal.
 */
const allVerdicts = ['written', 'unfinished', 'skipped', 'failed'] as const;

type Verdict = (typeof allVerdicts)[number];

const width = 'unfinished'.length;

const firstFailure = 500;

function writePage(folder: string, { path, status, text, isWhole }: RenderedPage): Verdict {
  const file = pageFile(path);
  if (status >= firstFailure) return 'failed';
  if (status !== 200 || file === undefined) return 'skipped';
  writeFile(folder, file, text);
  return isWhole ? 'written' : 'unfinished';
}

/** The page for all other paths. It renders in the browser, because each phrase and each filter has a path of its own. */
const otherPaths = ({ lang, title, assets, attributes }: PageSettings): string =>
  pageDocument({
    lang,
    title,
    head: '<meta name="robots" content="noindex">',
    assets,
    html: plainTag(homeTag, attributes),
  });

interface Written {
  written: readonly RenderedPage[];
  print: (line: string) => void;
}

function writeSitemap(
  { folder, hasAddress }: Target,
  { site }: PageSettings,
  { written, print }: Written,
): void {
  if (!hasAddress) {
    print('no sitemap, because a sitemap needs the address of the site: --url https://catalog.example/');
    return;
  }
  const addresses = written.flatMap(({ address }) => address ?? []);
  writeFile(folder, 'sitemap.xml', sitemap([...new Set(addresses)]));
  print(`for robots.txt: Sitemap: ${site.origin}${site.base}sitemap.xml`);
}
