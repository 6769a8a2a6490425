import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import { cdnTags } from '../package/cdn-tags.mjs';
import { buildCommands } from '../package/commands.mjs';
import { licences } from '../package/licences.mjs';
import { buildServer } from '../package/server.mjs';
import { buildFrameworks } from './frameworks.mjs';
import { preloads } from './preload.mjs';
import { sbom } from '../package/sbom.mjs';

/**
 * Makes a package of the built elements: types and files for editors from the description, the loader, the classic
 * script, the commands, and the licences and the bill of materials of the packages inside.
 * @see A-168
 */
export function packageFiles({ folder, version, compiledStyles, isSlim, isDev }) {
  return {
    name: 'package-files',
    async writeBundle(_, bundle) {
      const { packageFiles, besideEntries } = await tsImport('./package-files.ts', import.meta.url);
      write(folder, isSlim ? besideEntries(folder) : packageFiles(version));
      const preload = preloads(bundle);
      write(folder, { 'preload.json': `${JSON.stringify(preload, null, 2)}\n` });
      await buildLoader(folder);
      if (!isSlim) await buildFrameworks(folder);
      await buildClassicScript(folder, isDev);
      const modules = {
        elements: modulesOf(bundle),
        server: await buildServer({
          folder,
          version,
          preload,
          styles: await compiledStyles(),
          isSlim,
          isDev,
        }),
      };
      if (!isSlim && !isDev) modules.commands = await buildCommands(join(folder, 'cli'), version);
      const sums = integrity(folder);
      write(folder, {
        'THIRD-PARTY-LICENSES.txt': licences([...modules.elements, ...modules.server]),
        'sbom.cdx.json': sbom(modules),
        'integrity.json': `${JSON.stringify(sums, null, 2)}\n`,
        'cdn-tags.html': cdnTags({ version, folder, sums }),
      });
    },
  };
}

/** Returns the modules that have a line in the bundle. */
function modulesOf(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  return chunks.flatMap(({ modules }) => Object.keys(modules).filter((id) => modules[id].renderedLength > 0));
}

function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const target = 'es2022';

/** Builds the loader. It shares nothing with the elements, so that it is small. It fetches the files beside it. */
async function buildLoader(folder) {
  await build({
    entryPoints: ['elements/loader.ts'],
    outfile: join(folder, 'loader.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target,
    plugins: [
      {
        name: 'files-beside',
        setup(api) {
          api.onResolve({ filter: /^\.\/lp-/ }, ({ path }) => ({ path: `${path}.js`, external: true }));
        },
      },
    ],
  });
}

/**
 * Builds one file that needs neither modules nor permission to read another origin. It contains everything except the
 * video stream library. A browser that cannot play streams itself fetches that library from the folder beside the file.
 */
async function buildClassicScript(folder, isDev) {
  await build({
    entryPoints: [join(folder, 'lp-catalog.js')],
    outfile: join(folder, 'lp-catalog.iife.js'),
    bundle: true,
    minify: !isDev,
    // `package.json` does not list the development build among the files with side effects.
    ignoreAnnotations: isDev,
    format: 'iife',
    globalName: 'lpCatalog',
    target,
    logLevel: 'error',
    plugins: [
      {
        name: 'stream-beside',
        setup(api) {
          api.onResolve({ filter: /\/stream-[^/]*\.js$/ }, ({ path }) => ({
            path: `./chunks/${path.split('/').at(-1)}`,
            external: true,
          }));
        },
      },
    ],
  });
}

/** Returns the checksum of every script and sheet, in the form that `integrity` of a tag or an import map has. */
function integrity(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /\.(js|css)$/.test(name) && statSync(join(folder, name)).isFile())
    .filter((name) => !/^(slim|dev|frameworks|cli|server)\//.test(name))
    .sort();
  const sum = (name) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, name)))
      .digest('base64')}`;
  return Object.fromEntries(files.map((name) => [name, sum(name)]));
}
