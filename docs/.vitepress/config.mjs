import { defineConfig } from 'vitepress';
import { copyElements } from './config/copy-elements';
import { liveExamples } from './config/live-examples';
import { nav, sidebar } from './config/navigation';
import { siteLinks } from './config/site-links';
import { writeLlmsText } from './config/llms-text';

const base = process.env.DOCS_BASE ?? '/docs/';

/**
 * The documentation site. `npm run docs` builds it into `.cache/docs`, and `npm start` serves it at `/docs/`.
 * `DOCS_BASE` sets another path, as a host of its own needs it.
 */
export default defineConfig({
  title: 'lp-catalog',
  description:
    'Custom elements that put a learning catalog into a web page: install, configure, style and operate them.',
  lang: 'en',
  base,
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
    footer: { message: 'MIT licence' },
  },
  buildEnd: (site) => {
    copyElements(site.outDir);
    writeLlmsText(site);
  },
});
