import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rollup, type OutputOptions, type Plugin, type RollupOptions } from 'rollup';
import { describe, expect, it } from 'vitest';

const config = new URL('../../rollup.config.mjs', import.meta.url).href;
const { default: configurationOf } = (await import(config)) as {
  default: (args: { configSlim: boolean }) => RollupOptions & {
    plugins: (Plugin | false)[];
    output: OutputOptions;
  };
};

/** Published plugins that resolve, set constants and read CommonJS; any other leaves libraries alone. */
const publishedPlugins = ['replace', 'node-resolve', 'commonjs'];

/** Plugins that work on whole files at the end, or write files. */
const outputPlugins = ['empty-folder', 'minify', 'compile-ahead', 'graph', 'package-files', 'write-sizes'];

const isLibrary = (id: string) => id.includes('/node_modules/') && !id.startsWith('\0');

/** Notes each library file that a plugin of ours reads or transforms. */
function watched(plugin: Plugin, touched: string[]): Plugin {
  if (publishedPlugins.includes(plugin.name)) return plugin;
  const noting = (hook: unknown) => {
    const run = typeof hook === 'function' ? hook : (hook as { handler?: unknown } | undefined)?.handler;
    if (typeof run !== 'function') return hook;
    return async function (this: unknown, ...args: unknown[]) {
      const result: unknown = await (run as (...args: unknown[]) => unknown).apply(this, args);
      // `load(id)` and `transform(code, id)`.
      const id = String(args[hook === plugin.load ? 0 : 1]);
      if (result != null && isLibrary(id)) touched.push(`${plugin.name}: ${id}`);
      return result;
    };
  };
  return { ...plugin, load: noting(plugin.load), transform: noting(plugin.transform) } as Plugin;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The library files in a build by path, each with the hash of the source that its source map holds. */
async function librariesOf(isSlim: boolean) {
  const { plugins, output, ...options } = configurationOf({ configSlim: isSlim });
  const touched: string[] = [];
  const bundle = await rollup({
    ...options,
    plugins: plugins
      .filter((plugin) => plugin !== false)
      .filter((plugin) => !outputPlugins.includes(plugin.name))
      .map((plugin) => watched(plugin, touched)),
  });
  const { output: files } = await bundle.generate({ ...output, sourcemap: true });
  await bundle.close();
  const hashes = new Map<string, string>();
  for (const file of files) {
    if (file.type !== 'chunk' || !file.map) continue;
    file.map.sources.forEach((source, index) => {
      const path = resolve(output.dir ?? '', file.fileName, '..', source);
      const content = file.map?.sourcesContent?.[index];
      if (isLibrary(path) && content != null) hashes.set(path, hash(content));
    });
  }
  return { hashes, touched };
}

describe.each([
  {
    build: 'React',
    isSlim: false,
    has: ['react-dom', 'i18next', '@tanstack/query-core', '@dnd-kit/core', '@floating-ui/react'],
  },
  {
    build: 'slim',
    isSlim: true,
    has: ['preact', 'i18next', '@tanstack/query-core', '@dnd-kit/core', '@floating-ui/react'],
  },
])('the libraries in the $build build', ({ isSlim, has }) => {
  it('equal the installed files, and no plugin of this repository reads or transforms them', async () => {
    const { hashes, touched } = await librariesOf(isSlim);
    expect(touched).toEqual([]);
    for (const name of has)
      expect(
        [...hashes.keys()].some((path) => path.includes(`/node_modules/${name}/`)),
        name,
      ).toBe(true);
    const changed = [...hashes].filter(([path, sum]) => sum !== hash(readFileSync(path, 'utf8')));
    expect(changed.map(([path]) => path)).toEqual([]);
  }, 240_000);
});
