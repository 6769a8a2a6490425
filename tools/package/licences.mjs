import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages } from './bundled-packages.mjs';

/**
 * Returns the licences of every package that has a line in the bundle: a table of all, then each text once. A package
 * with neither a licence nor a text stops the build.
 */
export function licences(modules) {
  const packages = bundledPackages(modules).map(readPackage);
  const texts = [...new Set(packages.map(({ text }) => text))];
  const sections = texts
    .map((text) => [text, packages.filter((row) => row.text === text)])
    .map(([text, rows]) => `${rows.map(headOf).join('\n')}\n\n${text}`);
  const width = Math.max(...packages.map(({ title }) => title.length)) + 2;
  const table = packages.map(({ title, licence = 'see below' }) => title.padEnd(width) + licence);
  const head = `This package contains code of ${packages.length} others.\n\n${table.join('\n')}`;
  return `${[head, ...sections].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

const headOf = ({ title, licence, home }) => [title, licence, home].filter(Boolean).join(', ');

function readPackage(folder) {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text =
    file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : undefined;
  if (!text && !license) throw new Error(`${name} is in the bundle and says no licence.`);
  const said = `The package says "${license}" and brings no text.`;
  return { title: `${name} ${version}`, licence: license, home: homepage, text: text ?? said };
}
