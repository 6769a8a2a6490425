import { posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

/** The pages of this site in place of files of the repository, by the path of the file from `docs`. */
const pages: Readonly<Record<string, string>> = {
  'elements.md': '/elements/index.md',
  'openapi.yaml': '/api/index.md',
  'guides/README.md': '/index.md',
  '../CHANGELOG.md': '/changelog.md',
  '../SECURITY.md': '/security.md',
  '../README.md#sizes': '/sizes.md',
};

/**
 * Points links at pages of the site. The documents link to files, so that they also work in the repository.
 */
export function siteLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('site-links', ({ tokens, env }) => {
    const { relativePath = 'index.md' } = env as { relativePath?: string };
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href === null || /^([a-z]+:|#|\/)/.test(href)) continue;
      token.attrSet('href', pageOf(posix.join(posix.dirname(relativePath), href)) ?? href);
    }
  });
}

/** Text that a page includes from the top folder has links such as `docs/guides/install.md`. */
const pageOf = (path: string): string | undefined =>
  pages[path] ?? (path.startsWith('docs/') ? path.slice('docs'.length) : undefined);
