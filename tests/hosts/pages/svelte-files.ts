import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { requireHostPackage } from '../packages.mjs';

interface SvelteCompiler {
  compile: (source: string, options: object) => { js: { code: string } };
}

/** A component file of Svelte as the script that its compiler makes of it, for the browser or for a server. */
export function svelteFiles(generate: 'client' | 'server'): Plugin {
  return {
    name: 'svelte',
    setup({ onLoad }) {
      onLoad({ filter: /\.svelte$/ }, ({ path }) => {
        const { compile } = requireHostPackage('svelte/compiler') as SvelteCompiler;
        const { js } = compile(readFileSync(path, 'utf8'), { generate, filename: path });
        return { contents: js.code, loader: 'js', resolveDir: dirname(path) };
      });
    },
  };
}
