import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { installIn } from '../gates/install.mjs';

/** Frameworks and drivers are installed away from the source, so that the gates read no code of others. */
export const hostsFolder = resolve('.cache/hosts');

/** Installs the packages of `tests/hosts/package.json`; only the slower tests need them. */
export function installHostPackages() {
  installPackagesOf('tests/hosts', hostsFolder);
}

/** Installs the packages that the lock in `sources` names into another folder. */
export function installPackagesOf(sources, folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(`${sources}/${name}`, `${folder}/${name}`);
  if (!installIn(folder)) throw new Error(`The packages of ${sources} could not be installed.`);
}

/** One of those packages, for use in Node. */
export const requireHostPackage = createRequire(`${hostsFolder}/package.json`);
