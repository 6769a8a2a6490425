import { describe, expect, it } from 'vitest';

interface Chunk {
  type: 'chunk';
  fileName: string;
  name: string;
  imports: string[];
  dynamicImports: string[];
  code: string;
}

/** What the build does, as the compiler sees nothing of it. */
interface OneWave {
  oneWave: (names: readonly string[]) => { generateBundle: (_: object, bundle: object) => void };
  inOneFile: (code: string) => string;
}

const build = new URL('../../tools/build/one-wave.mjs', import.meta.url).href;
const { inOneFile, oneWave } = (await import(build)) as OneWave;

const chunk = (fileName: string, given: Partial<Chunk> = {}): Chunk => {
  const name = fileName.replace(/^.*\/|\.js$/g, '');
  return { type: 'chunk', fileName, name, imports: [], dynamicImports: [], code: '', ...given };
};

/** An entry that opens a screen, which needs a part that the entry has not and one that it has. */
function bundleOf(code: string) {
  const chunks = [
    chunk('entry.js', { imports: ['chunks/base.js'], dynamicImports: ['chunks/screen.js'], code }),
    chunk('chunks/base.js'),
    chunk('chunks/screen.js', { imports: ['chunks/part.js', 'chunks/base.js'] }),
    chunk('chunks/part.js', { imports: ['chunks/deep.js'] }),
    chunk('chunks/deep.js'),
  ];
  return Object.fromEntries(chunks.map((one) => [one.fileName, one]));
}

const asking = 'const open=()=>import("./chunks/screen.js");';

function built(names: readonly string[], code = asking): string | undefined {
  const bundle = bundleOf(code);
  oneWave(names).generateBundle({}, bundle);
  return bundle['entry.js']?.code;
}

describe('a screen that is opened', () => {
  it('R-EMBED-042 is asked for with all that it needs and the page has not', () => {
    expect(built(['screen'])).toBe(
      'const open=()=>Promise.all([import("./chunks/screen.js"),import("./chunks/part.js"),import("./chunks/deep.js")]).then(m=>m[0]);',
    );
  });

  it('R-EMBED-042 is asked for alone where nobody waits for it, or all is in one file', () => {
    expect(built([])).toBe(asking);
    expect(inOneFile(built(['screen']) ?? '')).toBe(asking);
  });

  it('R-EMBED-042 stops the build where its file cannot be found in the code', () => {
    expect(() => built(['screen'], 'const open=()=>load("screen");')).toThrow(/entry.js does not say/);
  });
});
