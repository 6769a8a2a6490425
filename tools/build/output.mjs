import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from '@swc/core';
import { minify as shorten } from 'oxc-minify';

/** Other builds have folders of their own inside `dist`. */
const otherBuilds = new Set(['slim', 'dev']);

/**
 * Removes the files of the last build, since old chunks would distort sizes and caches. Other builds in the folder
 * stay.
 */
export function emptyFolder(folder) {
  return {
    name: 'empty-folder',
    buildStart() {
      const old = existsSync(folder) ? readdirSync(folder).filter((name) => !otherBuilds.has(name)) : [];
      for (const name of old) rmSync(join(folder, name), { recursive: true, force: true });
    },
  };
}

/**
 * Minifies files with two compilers that are fast enough for every build. The second one shortens what the first one
 * leaves, by 3 kB of gzip over the whole package.
 */
export function minifyFiles() {
  return {
    name: 'minify',
    async renderChunk(code, { fileName }) {
      const minified = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, ecma: 2020 },
        mangle: true,
      });
      const result = await shorten(fileName, minified.code, {
        compress: { target: 'es2022' },
        mangle: { toplevel: true },
      });
      return { code: result.code, map: null };
    },
  };
}

/** Writes which file imports which other files. The size budgets are measured with this graph. */
export function graph(file) {
  return {
    name: 'graph',
    writeBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const rows = files.map((file) => [
        file.fileName,
        {
          isEntry: file.isEntry,
          imports: file.imports,
          dynamicImports: file.dynamicImports,
          modules: Object.keys(file.modules),
        },
      ]);
      mkdirSync('.cache', { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(rows), null, 1));
    },
  };
}
