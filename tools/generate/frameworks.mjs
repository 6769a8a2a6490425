import { join } from 'node:path';
import { build } from 'esbuild';
import { elementTables } from '../build/element-tables.mjs';

/**
 * Builds the components of the frameworks. They import the framework of the page, and fetch the elements beside them
 * when a page first shows one.
 * @see R-EMBED-037
 */
export async function buildFrameworks(folder) {
  const shared = {
    bundle: true,
    minifySyntax: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'vue'],
    plugins: [tables(), elementsBeside()],
  };
  const outdir = join(folder, 'frameworks');
  const from = (names) => names.map((name) => `elements/frameworks/${name}.ts`);
  await build({ ...shared, outdir, entryPoints: from(['vue', 'svelte']) });
  // Marks the components as code of the browser for a framework with server components.
  await build({ ...shared, outdir, entryPoints: from(['react']), banner: { js: "'use client';" } });
}

/** Leaves the texts for documents out of the description. */
function tables() {
  return {
    name: 'element-tables',
    setup(api) {
      const { load } = elementTables();
      api.onLoad({ filter: /[\\/]elements[\\/]description\.ts$/ }, async ({ path }) => ({
        contents: await load(path),
        loader: 'js',
      }));
    },
  };
}

function elementsBeside() {
  return {
    name: 'elements-beside',
    setup(api) {
      api.onResolve({ filter: /^\.\/lp-/ }, ({ path }) => ({ path: `.${path}.js`, external: true }));
    },
  };
}
