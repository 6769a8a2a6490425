import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the packages when they are missing or the lock changed; one sentence and exit code 1 when that fails. */
export function installWhatIsMissing() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  if (!installIn('.')) stop('The packages could not be installed: see the lines above.');
}

/** Installs what the lock of a folder names, with its patches, unless that has been done; false when it fails. */
export function installIn(folder) {
  const stamp = stampOf(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHashOf(folder)) return true;
  console.log('Installing packages …');
  const result = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) return false;
  markInstalled(folder);
  return true;
}

/** Records that a folder has the packages and patches of its lock. */
export function markInstalled(folder) {
  writeFileSync(stampOf(folder), lockHashOf(folder));
}

const stampOf = (folder) => join(folder, 'node_modules/.lp-installed');

const lockHashOf = (folder) =>
  hashOf([join(folder, 'package-lock.json'), ...patchesIn(join(folder, 'patches'))]);

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function patchesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}

export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
