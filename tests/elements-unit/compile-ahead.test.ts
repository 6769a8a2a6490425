import { describe, expect, it } from 'vitest';

interface Chunk {
  fileName: string;
  name: string;
  isEntry: boolean;
  imports: string[];
}

/** What the build does, as the compiler sees nothing of it. */
interface CompileAhead {
  compileAhead: (screens: readonly string[]) => {
    renderChunk: (code: string, chunk: Chunk, _: object, meta: object) => { code: string } | null;
  };
}

const build = new URL('../../tools/build/compile-ahead.mjs', import.meta.url).href;
const { compileAhead } = (await import(build)) as CompileAhead;

const chunk = (name: string, imports: string[] = [], isEntry = false): Chunk => ({
  fileName: `${name}.js`,
  name,
  isEntry,
  imports,
});
const chunks = Object.fromEntries(
  [
    chunk('entry', ['base.js'], true),
    chunk('base'),
    chunk('screen', ['part.js']),
    chunk('part'),
    chunk('dialog'),
  ].map((one) => [one.fileName, one]),
);
const long = 'const answer=()=>42;'.repeat(500);

function codeOf(name: string, code = long): string {
  const file = chunks[`${name}.js`];
  if (!file) throw new Error(`There is no ${name}.`);
  return compileAhead(['screen']).renderChunk(code, file, {}, { chunks })?.code ?? code;
}

describe('what a first screen is made of', () => {
  it.each(['entry', 'base', 'screen', 'part'])('R-EMBED-042 is compiled while it comes in: %s', (name) => {
    expect(codeOf(name)).toBe(`//# allFunctionsCalledOnLoad\n${long}`);
  });

  it('R-EMBED-042 is left as it is where it is small, as is what comes later', () => {
    expect(codeOf('base', 'short')).toBe('short');
    expect(codeOf('dialog')).toBe(long);
  });
});
