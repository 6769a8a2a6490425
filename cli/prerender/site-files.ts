import { accessSync, constants, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { usageError } from '../usage-error';

/** Creates a folder, and tests that files can be written into it. */
export function openFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw usageError('--out', 'a folder that can be written', `${JSON.stringify(folder)} (${reason})`);
  }
}

/** Writes a file into a folder, and creates the folders in its path. */
export function writeFile(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Returns the path of the file of a page. Undefined when a part of the path cannot be the name of a file, so that no page
 * is written outside its folder.
 */
export function pageFile(path: string): string | undefined {
  const names = path === '' ? [] : path.split('/').map(decodedName);
  return names.every(isFileName) ? [...names, 'index.html'].join('/') : undefined;
}

function decodedName(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

const isFileName = (name: string): boolean => !/^\.{0,2}$|[\\/\0]/.test(name);

/** Folders of `dist` that no page loads. */
const unused: ReadonlySet<string> = new Set(['cli', 'dev', 'frameworks', 'server', 'slim']);

/** Copies the files of the bundle that pages load. */
export function copyBundle(dist: string, folder: string): void {
  cpSync(dist, folder, {
    recursive: true,
    filter: (path) => {
      const [first = ''] = relative(dist, path).split(sep);
      return !unused.has(first) && !/\.(d\.ts|map|html)$/.test(path);
    },
  });
}
