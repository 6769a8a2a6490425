import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RenderElement } from '../../../demo/portal/http/load-renderer';
import { pageFile } from '../../../cli/prerender/site-files';
import { writeSite } from '../../../cli/prerender/write-site';

type Rendered = Awaited<ReturnType<RenderElement>>;

const screen = (content: string, more: Partial<Rendered> = {}): Rendered => ({
  html: `<lp-catalog-home><template shadowrootmode="open">${content}</template></lp-catalog-home>`,
  head: '',
  headTags: { meta: [], link: [], script: [] },
  status: 200,
  cacheControl: 'public, max-age=60',
  ...more,
});

const linkTo = (path: string) => `<a href="/learn/${path}">A</a>`;
const media = 'catalog/play-media/9/video';

/** Writes a site whose pages the test renders, by their path. */
async function write(pages: Record<string, Rendered>, more: { limit?: number; hasAddress?: boolean } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const base = 'https://catalog.example/learn/';
  const lines: string[] = [];
  const hasAll = await writeSite(
    { folder, limit: 10, hasAddress: true, ...more },
    {
      site: { origin: 'https://catalog.example', base: '/learn/', catalogId: '1' },
      renderElement: (_, { url }) =>
        Promise.resolve(pages[String(url).slice(base.length)] ?? screen('', gone)),
      attributes: { 'config-url': 'https://portal.example/config.json?a="b"', 'base-path': '/learn/' },
      configuration: {},
      assets: '/learn/lp-catalog/',
      lang: 'da-DK',
      title: 'Offers & more',
    },
    (line) => lines.push(line),
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\./.test(name));
  return {
    hasAll,
    lines,
    files: files.sort(),
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
  };
}

const gone = { status: 404, head: '<meta name="robots" content="noindex">' };

describe('the files of a static site', () => {
  it('are a page for each linked screen, one for other paths, and a sitemap', async () => {
    const site = await write({
      '': screen(linkTo(media)),
      'catalog/search-all': screen(''),
      [media]: screen(''),
    });
    expect(site.hasAll).toBe(true);
    expect(site.files).toEqual([
      '404.html',
      'catalog/play-media/9/video/index.html',
      'catalog/search-all/index.html',
      'index.html',
      'sitemap.xml',
    ]);
    expect(site.lines).toEqual([
      'written    /learn/',
      'written    /learn/catalog/search-all',
      `written    /learn/${media}`,
      'for robots.txt: Sitemap: https://catalog.example/learn/sitemap.xml',
      '3 written, 0 unfinished, 0 skipped, 0 failed',
    ]);
  });

  it('are whole documents with the element, its tags for the head, and the bundle', async () => {
    const head = '<title>Home</title><meta name="description" content="All">';
    const page = (await write({ '': screen('Text', { head }) })).read('index.html');
    expect(page).toMatch(/^<!doctype html>\n<html lang="da-DK">/);
    expect(page).toContain(head);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).toContain('<template shadowrootmode="open">Text</template>');
    expect(page).toContain('<link rel="stylesheet" href="/learn/lp-catalog/lp-host.css">');
    expect(page).toContain('<script type="module" src="/learn/lp-catalog/lp-catalog-home.js"></script>');
  });

  it('have the name of the catalog as their title when the screen has none', async () => {
    expect((await write({ '': screen('') })).read('index.html')).toContain(
      '<title>Offers &amp; more</title>',
    );
  });

  it('contain the plain tag for all other paths, which search engines do not index', async () => {
    const page = (await write({ '': screen('') })).read('404.html');
    expect(page).toContain(
      'config-url="https://portal.example/config.json?a=&quot;b&quot;" base-path="/learn/"',
    );
    expect(page).toContain('<meta name="robots" content="noindex">');
  });

  it('list in the sitemap what search engines may index, by its canonical address', async () => {
    const canonical = { head: '<link rel="canonical" href="https://catalog.example/learn?a=1&#38;b=2">' };
    const site = await write({
      '': screen(linkTo(media), canonical),
      'catalog/search-all': screen('', { head: gone.head }),
      [media]: screen(''),
    });
    expect([...site.read('sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['https://catalog.example/learn?a=1&amp;b=2', `https://catalog.example/learn/${media}`],
    );
  });

  it('have no sitemap without the address of the site', async () => {
    const site = await write({ '': screen('') }, { hasAddress: false });
    expect(site.files).not.toContain('sitemap.xml');
    expect(site.lines).toContain(
      'no sitemap, because a sitemap needs the address of the site: --url https://catalog.example/',
    );
  });

  it('do not include screens that visitors cannot open', async () => {
    const login = { status: 302, location: '/login' };
    const site = await write({ '': screen(linkTo(media)), [media]: screen('', login) });
    expect(site.hasAll).toBe(true);
    expect(site.files).toEqual(['404.html', 'index.html', 'sitemap.xml']);
    expect(site.lines).toContain(`skipped    /learn/${media} (302)`);
  });

  it.each([
    ['with a placeholder', 'unfinished', { cacheControl: 'no-store' }],
    ['without a rendered screen', 'unfinished', { html: '<lp-catalog-home></lp-catalog-home>' }],
    ['without an answer of the portal', 'failed    ', { status: 503 }],
  ])('are incomplete with a page %s', async (_, verdict, more) => {
    const site = await write({ '': screen(''), 'catalog/search-all': screen('', more) });
    expect(site.hasAll).toBe(false);
    expect(site.lines[1]).toContain(`${verdict} /learn/catalog/search-all`);
  });

  it('are incomplete without home', async () => {
    expect((await write({ 'catalog/search-all': screen('') })).hasAll).toBe(false);
  });

  it('end at the limit, which the last line reports', async () => {
    const site = await write({ '': screen(linkTo(media)) }, { limit: 1 });
    expect(site.lines.at(-1)).toBe('2 linked pages are left out; --limit sets how many are written.');
  });

  it.each([
    ['', 'index.html'],
    ['catalog/see-all/News/caf%C3%A9', 'catalog/see-all/News/café/index.html'],
    ['catalog/../../secret', undefined],
    ['catalog/%2e%2e/secret', undefined],
    ['catalog/..%2f..%2fsecret', undefined],
    ['catalog/..%5Csecret', undefined],
    ['catalog//secret', undefined],
    ['catalog/%zz', undefined],
  ])('have names that stay in their folder: %j', (path, file) => {
    expect(pageFile(path)).toBe(file);
  });
});
