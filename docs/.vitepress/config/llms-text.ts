import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from 'vitepress';

/**
 * Writes `llms.txt`: the title, address and description of every page, one line a page, in the form that
 * https://llmstxt.org describes.
 */
export function writeLlmsText({ outDir, pages, site }: SiteConfig): void {
  const lines = pages.map((page) => {
    const address = page.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html');
    const html = readFileSync(join(outDir, page.replace(/\.md$/, '.html')), 'utf8');
    const title = /<title>(.*?) \|/.exec(html)?.[1] ?? page;
    const about = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    return `- [${title}](${site.base}${address}): ${about}`;
  });
  const text = [`# ${site.title}`, `> ${site.description}`, '## Pages', lines.sort().join('\n')].join('\n\n');
  writeFileSync(join(outDir, 'llms.txt'), `${text}\n`);
}
