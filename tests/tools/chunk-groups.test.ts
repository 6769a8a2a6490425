import { relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Module {
  importedIds: string[];
  code: string;
}

/** The build's tools are JavaScript, which the compiler does not read. */
interface ChunkGroups {
  chunkGroups: () => (
    id: string,
    api: { getModuleInfo: (id: string) => Module | null },
  ) => string | undefined;
}

const tool = new URL('../../tools/build/chunk-groups.mjs', import.meta.url).href;
const { chunkGroups } = (await import(tool)) as ChunkGroups;

/** Imports by file; all else imports nothing. */
const imports: Readonly<Record<string, string[]>> = {
  'elements/lp-favourites-button.ts': ['src/core.ts'],
  'elements/lp-search.ts': ['src/core.ts'],
  'elements/lp-lists.ts': ['src/core.ts', 'src/list-row.ts', 'src/small.ts'],
  'elements/lp-media-player.ts': ['src/core.ts'],
  'elements/lp-catalog-home.ts': ['src/core.ts', 'src/list-row.ts'],
  'src/core.ts': ['node_modules/react/index.js'],
  'node_modules/react/index.js': ['virtual:react'],
};

/** In characters; what is not listed is large enough for a file of its own. */
const sizes: Readonly<Record<string, number>> = { 'src/small.ts': 100, 'locales/kl-GL.json': 100 };
const sizeOf = (path: string): number => sizes[path] ?? 10_000;

function chunkOf(file: string): string | undefined {
  const info = new Map(
    Object.entries(imports).map(([path, imported]) => [
      resolve(path),
      { importedIds: imported.map((one) => resolve(one)), code: 'x'.repeat(sizeOf(path)) },
    ]),
  );
  return chunkGroups()(resolve(file), {
    getModuleInfo: (id) => info.get(id) ?? { importedIds: [], code: 'x'.repeat(sizeOf(relative('', id))) },
  });
}

describe('the chunk of a module', () => {
  it.each([
    ['what every first screen needs', 'src/core.ts', 'core'],
    ['a library that every first screen needs', 'node_modules/react/index.js', 'vendor'],
    ['what such a library imports', 'virtual:react', 'vendor'],
    ['what lists and home need', 'src/list-row.ts', 'shared-lhb'],
    ['what is too small for a file of its own', 'src/small.ts', 'lists'],
    ['the page of one screen', 'src/pages/lists/ListsPage.tsx', 'lists'],
    ['the texts of one language', 'locales/da-DK.json', 'da-DK'],
  ])('is for %s, %s, the chunk %s [R-EMBED-042]', (_, file, chunk) => {
    expect(chunkOf(file)).toBe(chunk);
  });

  it.each(['src/ui/dialog/Dialog.tsx', 'locales/kl-GL.json'])(
    'is left to Rollup when it is lazy or too small, as %s [R-EMBED-042]',
    (file) => {
      expect(chunkOf(file)).toBeUndefined();
    },
  );
});
