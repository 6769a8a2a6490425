import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const build = new URL('../../elements/build/lean-query.mjs', import.meta.url).href;
const { uncalled } = (await import(build)) as { uncalled: readonly string[] };

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

describe('the query client of the bundle', () => {
  it('is asked for nothing that the build leaves out', () => {
    const calls = sources.flatMap(({ name, text }) =>
      uncalled
        .filter((method) => text.includes(`queryClient.${method}`))
        .map((method) => `${name}: ${method}`),
    );
    expect(calls).toEqual([]);
    expect(sources.some(({ text }) => text.includes('queryClient.setQueryData'))).toBe(true);
  });
});
