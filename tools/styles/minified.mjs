import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';

/** Results by rule, since a development server compiles the same rules again after every edit. */
const results = new Map();

/** Returns a CSS text, minified for the oldest supported browser. */
export function minified(css) {
  if (!results.has(css)) results.set(css, minify(css));
  return results.get(css);
}

/** Returns the rules that every element needs and that no class represents. */
export const baseSheet = () => minified(readFileSync('src/ui/style/base.css', 'utf8'));

async function minify(css) {
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'safari17' });
  return code.trim();
}
