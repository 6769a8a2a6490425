import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Inside the project, so that packages are found; ignored by every tool. */
export const copyFolder = resolve('.cache/dev-copy');

const copied = ['demo', 'elements', 'locales', 'src', 'tools', 'package.json', 'tsconfig.json'];

/** Copies everything that `npm run dev` needs, and throws away an earlier copy. */
export function copyProject() {
  rmSync(copyFolder, { recursive: true, force: true });
  mkdirSync(copyFolder, { recursive: true });
  for (const name of copied) cpSync(name, join(copyFolder, name), { recursive: true });
}

/** Replaces a text in a file of the copy, and returns the function that restores the file. */
export function edit(path, before, after) {
  const file = join(copyFolder, path);
  const source = readFileSync(file, 'utf8');
  if (!source.includes(before)) throw new Error(`${path} does not contain ${before}`);
  writeFileSync(file, source.replace(before, after));
  return () => writeFileSync(file, source);
}
