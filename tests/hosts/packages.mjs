import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { installIn } from '../gates/install.mjs';

/** Frameworks and drivers are installed away from the source, so that the gates read no code of others. */
export const hostsFolder = resolve('.cache/hosts');

/** Installs the packages of `tests/hosts/package.json`; only the slower tests need them. */
export function installHostPackages() {
  mkdirSync(hostsFolder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(`tests/hosts/${name}`, `${hostsFolder}/${name}`);
  if (!installIn(hostsFolder)) throw new Error('The packages of tests/hosts could not be installed.');
}

/** One of those packages, for use in Node. */
export const requireHostPackage = createRequire(`${hostsFolder}/package.json`);
