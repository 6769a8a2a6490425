import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStore, type Atom } from 'jotai';
import { describe, expect, it } from 'vitest';

const build = new URL('../../elements/build/lean-store.mjs', import.meta.url).href;
const { unasked } = (await import(build)) as { unasked: readonly string[] };

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

describe('the store of the bundle', () => {
  it('is asked for nothing that the build leaves out', () => {
    const found = files.flatMap((name) => {
      const text = readFileSync(join('src', name), 'utf8');
      return text.includes("from 'jotai'")
        ? unasked.filter((part) => text.includes(part)).map((part) => `${name}: ${part}`)
        : [];
    });
    expect(found).toEqual([]);
  });

  it('holds no atom that begins with a promise', async () => {
    const stateFiles = files.filter((name) => /^state[\\/][^\\/]+\.ts$/.test(name));
    const modules = await Promise.all(
      stateFiles.map((name) => import(new URL(`../../src/${name}`, import.meta.url).href) as Promise<object>),
    );
    const atoms = modules.flatMap((module) =>
      Object.entries(module).filter(([name]) => name.endsWith('Atom')),
    );
    expect(atoms.length).toBeGreaterThan(5);
    const store = createStore();
    const isPromise = (value: unknown) => value instanceof Promise;
    expect(atoms.filter(([, atom]) => isPromise(store.get(atom as Atom<unknown>)))).toEqual([]);
  });
});
