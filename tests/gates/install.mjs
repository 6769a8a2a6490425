import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the packages when they are missing or the lock changed; one sentence and exit code 1 when that fails. */
export function installWhatIsMissing() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  if (!installIn('.')) stop('The packages could not be installed: see the lines above.');
}

/** Installs what the lock of a folder names, unless that has been done; false when it fails. */
export function installIn(folder) {
  const stamp = join(folder, 'node_modules/.lp-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true;
  console.log('Installing packages …');
  const result = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) return false;
  writeFileSync(stamp, lock);
  return true;
}

export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
