import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tags } from '../build/own-modules.mjs';

/** The scripts of the package by name, each with its source module. */
const sources = new Map([
  ...tags.map((tag) => [tag, `/elements/${tag}.ts`]),
  ['loader', '/elements/loader.ts'],
  ['lp-catalog', 'virtual:all-elements'],
]);

const nameOf = (path) => /^\/dist\/([\w-]+)\.js$/.exec(path)?.[1] ?? '';

/** Matches sources, libraries and Vite's own client. The portal serves everything else. */
const folders =
  /^\/(@|src\/|elements\/|locales\/|node_modules\/|tools\/dev\/|\.cache\/vite\/|__open-in-editor)/;

/** Matches a script of a demo page. */
const pageScript = /^\/demo\/(.+\.js)$/;

/** Returns whether Vite serves this path, rather than the portal. */
export const isForVite = (path) => folders.test(path) || pageScript.test(path) || sources.has(nameOf(path));

const prefix = '\0entry:';
const refreshId = '\0refresh';

/**
 * Fast Refresh must be on before React is evaluated. A demo page does this in its head. Any other page, which has only
 * the script tag, gets it here.
 */
const refresh = `import { injectIntoGlobalHook } from '/@react-refresh';
if (!window.$RefreshReg$) {
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
}`;

/**
 * Serves `/dist/lp-search.js` and the other scripts of the package as modules that export the source, and `/demo/…js`
 * as the script of the demo page.
 */
export function entries(root) {
  const fileOf = (path) => join(root, 'demo/pages', pageScript.exec(path)?.[1] ?? '');
  return {
    name: 'dev-entries',
    enforce: 'pre',
    resolveId(source) {
      if (source === 'virtual:refresh') return refreshId;
      if (sources.has(nameOf(source))) return prefix + nameOf(source);
      return pageScript.test(source) && existsSync(fileOf(source)) ? fileOf(source) : null;
    },
    load(id) {
      if (id === refreshId) return refresh;
      const source = id.startsWith(prefix) ? sources.get(id.slice(prefix.length)) : undefined;
      if (!source) return null;
      return `import '/@vite/client';\nimport 'virtual:refresh';\nexport * from '${source}';`;
    },
  };
}
