import { fiveElements } from '../five-elements';

/** A page of somebody else, as far as it differs from a plain one. */
export interface HostPage {
  about: string;
  html?: string;
  head?: string;
  /** The markup around the five elements; a framework puts them there itself. */
  wrap?: (elements: readonly string[]) => string;
  /** What comes after the elements; default: the bundle. */
  scripts?: readonly string[];
  media?: { forcedColors?: 'active'; reducedMotion?: 'reduce' };
  /** What the page's browser may say of the page itself. */
  expects?: RegExp;
}

const bundle = '/dist/lp-catalog.js';
const stylesheet = (name: string) => `<link rel="stylesheet" href="/demo/parts/${name}.css" />`;
const policy = (rules: string) => `<meta http-equiv="Content-Security-Policy" content="${rules}" />`;
const served = "default-src 'self'; img-src 'self' data: blob: http:; media-src http:; frame-src http:";
const inApp = () => '<div id="app"></div>';
const framework = (name: string, first = bundle): Partial<HostPage> => ({
  wrap: inApp,
  scripts: first === '' ? [`/demo/built/${name}.js`] : [first, `/demo/built/${name}.js`],
});

const hydrated = (name: string) => ({
  about: `a page that a server rendered with ${name}`,
  wrap: inApp,
  scripts: [`/demo/built/hydrated-${name}.js`],
});

/** Every host page by its name in the address. */
export const hostPages = {
  plain: { about: 'plain HTML' },
  'react-19': { about: 'React 19 that renders after the definition', ...framework('react-19') },
  'react-19-early': {
    about: 'React 19 that renders before the definition',
    wrap: inApp,
    scripts: ['/demo/built/react-19.js', '/demo/parts/late.js'],
  },
  'react-18': { about: 'React 18', ...framework('react-18') },
  vue: { about: 'Vue 3', ...framework('vue') },
  svelte: { about: 'Svelte 5', ...framework('svelte') },
  angular: {
    about: 'Angular 21',
    ...framework('angular'),
    head: policy(
      "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: http:; media-src http:; frame-src http:",
    ),
  },
  'hydrated-react-19': hydrated('react-19'),
  'hydrated-react-18': hydrated('react-18'),
  'hydrated-vue': hydrated('vue'),
  'hydrated-svelte': hydrated('svelte'),
  mover: {
    about: 'a page that moves, removes, copies and hides them',
    scripts: [bundle, '/demo/parts/mover.js'],
  },
  turbo: {
    about: 'a page whose body is swapped by Turbo',
    head: `<script type="module" src="/demo/built/turbo.js"></script><script type="module" src="${bundle}"></script>`,
    scripts: [],
  },
  'turbo-next': {
    about: 'the page that Turbo swaps in',
    head: `<script type="module" src="/demo/built/turbo.js"></script><script type="module" src="${bundle}"></script>`,
    scripts: [],
  },
  bootstrap: {
    about: 'a page made with Bootstrap 5',
    head: '<link rel="stylesheet" href="/demo/built/bootstrap.css" />',
    wrap: (elements) => `<div class="container"><div class="card p-3">${elements.join('')}</div></div>`,
    scripts: [bundle, '/demo/built/bootstrap.js'],
  },
  hostile: { about: 'a page with hostile styles', head: stylesheet('hostile') },
  'small-root': { about: 'a page whose root font is 62.5 %', head: stylesheet('small-root') },
  mirrored: { about: 'a page written from right to left', html: 'dir="rtl"' },
  'forced-colours': { about: 'forced colours', media: { forcedColors: 'active' } },
  'reduced-motion': { about: 'reduced motion', media: { reducedMotion: 'reduce' } },
  strict: {
    about: 'a page with a strict policy and Trusted Types',
    head: policy(
      `${served}; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'`,
    ),
  },
  'two-copies': {
    about: 'a page with two copies and two versions of the bundle',
    scripts: ['/dist/lp-search.js', '/demo/copy/lp-catalog.js', '/demo/newer/lp-catalog.js', bundle],
  },
  shadow: {
    about: 'shadow roots of the page’s own components',
    wrap: (elements) => `<host-card><template>${elements.join('')}</template></host-card>`,
    scripts: [bundle, '/demo/parts/shadow.js'],
  },
  clipped: {
    about: 'boxes that are transformed and cut off what overflows',
    wrap: (elements) =>
      `<div class="turned">${elements.slice(0, -1).join('')}</div><div class="turned narrow">${elements.at(-1) ?? ''}</div>`,
  },
  busy: { about: 'a page whose main thread is busy', scripts: [bundle, '/demo/parts/busy.js'] },
} as const satisfies Record<string, HostPage>;

export type HostPageName = keyof typeof hostPages;

/** A host page as HTML: nodes of its own, and the five elements. */
export function pageHtml(name: string, page: HostPage): string {
  const elements = Object.entries(fiveElements).map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<${tag} ${written.join(' ')}></${tag}>`;
  });
  const placed = page.wrap?.(elements) ?? `<div id="place">${elements.join('\n')}</div>`;
  const scripts = page.scripts ?? [bundle];
  return `<!doctype html>
<html lang="en" ${page.html ?? ''}>
<head><meta charset="utf-8" /><title>${name}</title><link rel="icon" href="data:," />
${stylesheet('host')}${page.head ?? ''}</head>
<body>
${ownNodes}
${placed}
${['/demo/parts/host.js', ...scripts].map((path) => `<script type="module" src="${path}"></script>`).join('\n')}
</body></html>`;
}

/** What the page had before: some of its classes and ids are likely in the elements too. */
const ownNodes = `<nav class="flex"><a id="host-link" href="#here">Here</a><a href="/demo/turbo-next.html">Next</a></nav>
<h1 id="root" class="text-14">A page of its own</h1>
<p class="hidden">Its own words, in its own letters.</p>
<form id="host-form"><label>Name <input id="host-input" name="name" /></label> <button id="host-button">Send</button></form>
<ul class="grid"><li>one</li><li class="card">two</li></ul>
<table class="grid"><tbody><tr><td>1</td><td>2</td></tr></tbody></table>`;
