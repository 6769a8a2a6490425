import { spawnSync } from 'node:child_process';
import { defineConfig } from 'vitepress';
import { copyElements } from './config/copy-elements';
import { liveExamples } from './config/live-examples';
import { nav, sidebar } from './config/navigation';
import { repositoryAddress, repositoryLinks } from './config/repository';
import { siteLinks } from './config/site-links';
import { writeLlmsText } from './config/llms-text';

const base = process.env.DOCS_BASE ?? '/docs/';

/** The dates of pages come from Git, which a copy of the sources without history lacks. */
const hasHistory = spawnSync('git', ['rev-parse', '--is-inside-work-tree']).status === 0;

/**
 * The documentation site. `npm run docs` builds it into `.cache/docs`, and `npm start` serves it at `/docs/`.
 * `DOCS_BASE` sets another path, as a host of its own needs it. `DOCS_REPOSITORY` adds links to edit the pages.
 */
export default defineConfig({
  title: 'lp-catalog',
  description:
    'Custom elements that put a learning catalog into a web page: install, configure, style and operate them.',
  lang: 'en',
  base,
  lastUpdated: hasHistory,
  outDir: '../.cache/docs',
  cacheDir: '../.cache/vitepress',
  srcExclude: [
    'README.md',
    'guides/README.md',
    'decisions/**',
    'requirements.md',
    'product-decisions.md',
    'elements.md',
  ],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (markdown) => {
      markdown.use(siteLinks);
      markdown.use(liveExamples);
    },
  },
  themeConfig: {
    logo: '/icon.svg',
    nav,
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
    lastUpdated: { text: 'Last changed', formatOptions: { dateStyle: 'long' } },
    ...repositoryLinks(repositoryAddress(process.env)),
    footer: { message: 'MIT licence' },
  },
  buildEnd: (site) => {
    copyElements(site.outDir);
    writeLlmsText(site);
  },
});
