import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Chunk {
  fileName: string;
  moduleIds: string[];
  imports: string[];
}

/** The plugin is JavaScript, which the compiler does not read. */
interface CompileAhead {
  compileAhead: () => {
    renderChunk: (code: string, chunk: Chunk, _: object, meta: object) => { code: string } | null;
  };
}

const plugin = new URL('../../tools/build/compile-ahead.mjs', import.meta.url).href;
const { compileAhead } = (await import(plugin)) as CompileAhead;

const chunk = (fileName: string, module: string, imports: string[] = []): Chunk => ({
  fileName,
  moduleIds: [resolve(module)],
  imports,
});
const chunks = Object.fromEntries(
  [
    chunk('entry.js', 'elements/lp-lists.ts', ['core.js']),
    chunk('core.js', 'src/state/portal/portal.ts'),
    chunk('page.js', 'src/pages/lists/ListsPage.tsx', ['part.js']),
    chunk('part.js', 'src/widgets/list-rows/ItemRows.tsx'),
    chunk('dialog.js', 'src/ui/dialog/Dialog.tsx'),
  ].map((one) => [one.fileName, one]),
);
const long = 'const answer=()=>42;'.repeat(500);

function codeOf(fileName: string, code = long): string {
  const file = chunks[fileName];
  if (!file) throw new Error(`There is no ${fileName}.`);
  return compileAhead().renderChunk(code, file, {}, { chunks })?.code ?? code;
}

describe('the files of a first screen', () => {
  it.each(['entry.js', 'core.js', 'page.js', 'part.js'])(
    'request early compilation in %s [R-EMBED-042]',
    (name) => {
      expect(codeOf(name)).toBe(`//# allFunctionsCalledOnLoad\n${long}`);
    },
  );

  it('request no early compilation when they are small or lazy [R-EMBED-042]', () => {
    expect(codeOf('core.js', 'short')).toBe('short');
    expect(codeOf('dialog.js')).toBe(long);
  });
});
