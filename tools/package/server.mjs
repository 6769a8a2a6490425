import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { preactOnServers } from '../build/preact.mjs';
import { elementTables } from '../build/element-tables.mjs';
import { sheetText } from '../styles/sheet-text.mjs';
import { minified } from '../styles/minified.mjs';
import { renameInCode } from '../styles/short-names.mjs';

/** Libraries that only a browser uses. Their code loads after a press or with a stream, so a server never needs it. */
const onlyInBrowsers = /^(hls\.js.*|dompurify|@dnd-kit\/.*|@floating-ui\/.*|ical-generator)$/;

/**
 * Builds the code that renders elements on a server, and the sheet that their HTML links. It uses only what browsers,
 * Node and workers have in common. The slim build renders with Preact. Returns the modules that the code contains.
 */
export async function buildServer({ folder, version, preload, styles, isSlim, isDev }) {
  const { parts, names } = styles;
  const sheet = sheetText(parts) + (await minified(readFileSync('src/ui/style/without-script.css', 'utf8')));
  writeFileSync(join(folder, 'lp-catalog.css'), sheet);
  const { metafile } = await build({
    entryPoints: { server: 'elements/server/server.ts' },
    outdir: join(folder, 'server'),
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: !isDev,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production'),
      __LP_VERSION__: JSON.stringify(version),
      __LP_SHEET__: JSON.stringify(sheet),
      __LP_PRELOADS__: JSON.stringify(preload),
      __LP_IS_SLIM__: JSON.stringify(isSlim),
    },
    plugins: [...(isSlim ? [preactOnServers] : []), ownSource(names), emptyModules()],
    metafile: true,
  });
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs: used }) => Object.entries(used));
  return inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => resolve(path));
}

/** Gives our source the class names of the sheet, and leaves the texts for documents out of the description. */
function ownSource(names) {
  return {
    name: 'own-source',
    setup(api) {
      const { load } = elementTables();
      api.onLoad({ filter: /[\\/]elements[\\/]description\.ts$/ }, async ({ path }) => ({
        contents: await load(path),
        loader: 'js',
      }));
      api.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
        if (/node_modules/.test(relative(process.cwd(), path))) return undefined;
        const contents = renameInCode(readFileSync(path, 'utf8'), names);
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** Replaces the partial sheets, which the linked sheet contains, and libraries of the browser by empty modules. */
function emptyModules() {
  return {
    name: 'empty-modules',
    setup(api) {
      const empty = ({ path }) => ({ path, namespace: 'empty' });
      api.onResolve({ filter: onlyInBrowsers }, empty);
      api.onResolve({ filter: /^virtual:styles/ }, empty);
      api.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {};' }));
    },
  };
}
