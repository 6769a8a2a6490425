import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { chunkGroups } from './tools/build/chunk-groups.mjs';
import { preactForReact } from './tools/build/preact.mjs';
import { preloadImports } from './tools/build/preload-imports.mjs';
import { compileAhead } from './tools/build/compile-ahead.mjs';
import { elementTables } from './tools/build/element-tables.mjs';
import { emptyFolder, graph, minifyFiles } from './tools/build/output.mjs';
import { allElements, json, tags } from './tools/build/own-modules.mjs';
import { styles } from './tools/build/styles.mjs';
import { writeSizes } from './tools/sizes/write-sizes.mjs';
import { packageFiles } from './tools/generate/package-plugins.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * `rollup --config rollup.config.mjs` builds the package; `--configSlim` builds `dist/slim` beside it, the same code on
 * preact in React's place, for pages that count every byte; `--configDev` builds `dist/dev`: React's development build,
 * unminified, with source maps. The tests run over it to find React's warnings; it is no part of the package.
 */
export default ({ configSlim: isSlim = false, configDev: isDev = false }) => {
  const folder = isDev ? 'dist/dev' : isSlim ? 'dist/slim' : 'dist';
  const graphFile = `.cache/build-graph${isDev ? '-dev' : isSlim ? '-slim' : ''}.json`;
  const sheet = styles({ areNamesShort: !isDev });
  const mode = JSON.stringify(isDev ? 'development' : 'production');
  return {
    input: {
      ...Object.fromEntries(tags.map((tag) => [tag, `elements/${tag}.ts`])),
      'lp-catalog': 'virtual:all-elements',
    },
    output: {
      dir: folder,
      sourcemap: isDev,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: chunkGroups(),
      // Else a chunk would also take whatever its modules import, and be fetched for that alone.
      onlyExplicitManualChunks: true,
      // Code that is loaded later: Rollup joins what is small, where that loads nothing else along.
      experimentalMinChunkSize: 12_000,
    },
    onwarn(warning, warn) {
      // The libraries mark their client files with a directive that means nothing in a bundle.
      if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
      warn(warning);
    },
    plugins: [
      emptyFolder(folder),
      allElements(),
      sheet,
      elementTables(),
      json(),
      replace({
        preventAssignment: true,
        values: {
          'process.env.NODE_ENV': mode,
          'import.meta.env ? import.meta.env.MODE : void 0': mode,
          __LP_VERSION__: JSON.stringify(version),
        },
      }),
      isSlim && preactForReact(),
      nodeResolve({ browser: true, exportConditions: ['esnext'], ignoreSideEffectsForRoot: true }),
      commonjs(),
      typescript({
        tsconfig: 'tsconfig.json',
        include: ['src/**/*.ts', 'src/**/*.tsx', 'elements/**/*.ts', 'elements/**/*.tsx'],
        noEmit: false,
        noEmitOnError: true,
        outDir: folder,
        declaration: false,
        sourceMap: isDev,
      }),
      preloadImports(),
      ...(isDev ? [] : [minifyFiles(), !isSlim && compileAhead()]),
      graph(graphFile),
      packageFiles({ folder, version, compiledStyles: sheet.api.compiled, isSlim, isDev }),
      !isDev && writeSizes({ folder, isSlim, graphFile }),
    ],
  };
};
