import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPackageFromTarballData } from '@arethetypeswrong/core';

/** Packs what is built into a folder that is emptied first, and answers the tarball. */
export function packInto(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', folder],
    { encoding: 'utf8', timeout: 120_000, maxBuffer: 64_000_000, shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const answer = JSON.parse(stdout);
  const [{ filename }] = Array.isArray(answer) ? answer : Object.values(answer);
  return readFileSync(join(folder, filename));
}

export const readTarball = (tarball) => createPackageFromTarballData(new Uint8Array(tarball));

/** Makes a folder a project that has the package, as an install would: no file of ours is in reach. */
export function installPacked(archive, consumer) {
  for (const path of archive.listFiles()) {
    const file = join(consumer, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, archive.readFile(path));
  }
  writeFileSync(join(consumer, 'package.json'), '{ "private": true, "type": "module" }\n');
}
