import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { licences } from './licences.mjs';

/** SQLite finds its WebAssembly beside its code, so the package is copied as it was published. */
const copied = 'node-sqlite3-wasm';

/**
 * Builds the commands of the package. The result runs in Node without any other package. Returns the modules that it
 * contains.
 */
export async function buildCommands(folder, version) {
  const { metafile } = await build({
    entryPoints: ['cli/lp-catalog.ts'],
    outdir: folder,
    bundle: true,
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    charset: 'utf8',
    legalComments: 'none',
    define: { __LP_VERSION__: JSON.stringify(version) },
    // Packages in the older format call `require` for the modules of Node.
    banner: {
      js: "import{createRequire as lpRequire}from'node:module';const require=lpRequire(import.meta.url);",
    },
    plugins: [
      {
        name: 'sqlite-beside',
        setup(api) {
          const path = `./${copied}/dist/${copied}.js`;
          api.onResolve({ filter: new RegExp(`^${copied}$`) }, () => ({ path, external: true }));
        },
      },
    ],
    metafile: true,
  });
  for (const path of ['package.json', 'LICENSE', 'dist'])
    cpSync(join('node_modules', copied, path), join(folder, copied, path), { recursive: true });
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs: used }) => Object.entries(used));
  const modules = [
    ...inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path),
    `node_modules/${copied}/dist/${copied}.js`,
  ];
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licences(modules));
  return modules;
}
