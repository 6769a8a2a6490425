import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from '@swc/core';

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

/** Minifies files with a compiler that is fast enough for every build. */
export function minifyWithSwc() {
  return {
    name: 'minify',
    async renderChunk(code) {
      const result = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, ecma: 2020 },
        mangle: true,
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
