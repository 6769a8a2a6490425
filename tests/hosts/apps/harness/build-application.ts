import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installPackagesOf } from '../../packages.mjs';
import type { Application } from './applications';
import { startNode } from './start-node';

/** Where an application is built: away from its sources, so that the gates read no code of others. */
export const folderOf = (name: string): string => resolve('.cache/host-apps', name);

/** Installs the packages of an application and builds it, unless it was built from the same files before. */
export async function buildApplication(name: string, { build }: Application): Promise<void> {
  const [sources, folder] = [`tests/hosts/apps/${name}`, folderOf(name)];
  installPackagesOf(sources, folder);
  const [stamp, files] = [join(folder, '.built'), filesHash([sources, ...packageFiles])];
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === files) return;
  rmSync(stamp, { force: true });
  copySources(sources, folder);
  copyPackage(join(folder, 'node_modules/lp-catalog'));
  copyBundle(join(folder, 'public/lp-catalog'));
  await run(build, folder);
  writeFileSync(stamp, files);
}

/** What an application gets of this checkout. The other builds are of no use to it. */
const packageFiles = ['package.json', 'dist'];
const otherBuilds = /^dist\/(slim|dev|cli)(\/|$)/;

/** Replaces the sources of an earlier build, and what it made of them. */
function copySources(sources: string, folder: string): void {
  for (const name of readdirSync(folder))
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true });
  cpSync(sources, folder, { recursive: true });
}

/** Puts the built package where an install would put it. */
function copyPackage(target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const path of packageFiles) copyFiles(path, join(target, path));
}

/** Puts the files of the bundle where the server of the application answers them. Pages that a server renders name them. */
const copyBundle = (target: string): void => copyFiles('dist', target);

const copyFiles = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (path) => !otherBuilds.test(path) });

function filesHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (otherBuilds.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/** Runs Node to its end, and shows what it printed only when it fails. */
async function run(args: readonly string[], folder: string): Promise<void> {
  let output = '';
  const child = startNode(args, { folder, print: (text) => (output += text) });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} failed in ${folder}:\n${output}`);
}
