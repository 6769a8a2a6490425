import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { classRules } from './class-rules.mjs';
import { baseSheet, minified } from './minified.mjs';

/**
 * Returns the rules of all classes of `src` as one sheet, for the development server.
 *
 * @returns `css`, and `files`, the paths of the files that were read
 * @throws Error that names file and class where a class has no style
 */
export async function wholeSheet() {
  const files = readdirSync('src', { recursive: true })
    .map((name) => join('src', String(name)))
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
  const { rules } = classRules(files);
  const css = await Promise.all([baseSheet(), ...rules.map(minified)]);
  return { css: css.join('\n'), files };
}
