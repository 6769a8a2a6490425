import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the licences of every package that has a line in the bundle, by name, each text once. A package with neither
 * a licence nor a text stops the build.
 */
export function licences(modules) {
  const folders = [...new Set(modules.map(packageFolder).filter(Boolean))];
  const packages = folders.map(readPackage).sort((one, other) => one.title.localeCompare(other.title));
  const texts = [...new Set(packages.map(({ text }) => text))];
  const sections = texts
    .map((text) => [text, packages.filter((row) => row.text === text)])
    .map(([text, rows]) => `${rows.map(headOf).join('\n')}\n\n${text}`);
  return `This package contains code of ${packages.length} others.\n\n${sections.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

const headOf = ({ title, licence, home }) => [title, licence, home].filter(Boolean).join(', ');

/** Returns the folder of the package that a module belongs to; undefined for our own modules and for virtual ones. */
function packageFolder(id) {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

function readPackage(folder) {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text =
    file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : undefined;
  if (!text && !license) throw new Error(`${name} is in the bundle and says no licence.`);
  const said = `The package says "${license}" and brings no text.`;
  return { title: `${name} ${version}`, licence: license, home: homepage, text: text ?? said };
}
