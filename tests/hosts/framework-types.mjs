import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { installPacked, packInto, readTarball } from '../gates/package/packed.mjs';
import { writeGuideSamples } from './guide-samples.mjs';
import { hostsFolder, installHostPackages } from './packages.mjs';

/**
 * Compiles a page per framework, all five elements in it, and the samples of the guide, against the packed types and the framework's own, with the
 * checker that its users have. Each page also has what must be an error, since a type that is lost accepts everything.
 */
const modules = resolve(hostsFolder, 'node_modules');
const checkers = {
  'react-18': ['typescript/bin/tsc'],
  'react-19': ['typescript/bin/tsc'],
  vue: ['vue-tsc/bin/vue-tsc.js'],
  astro: ['typescript/bin/tsc'],
  angular: ['typescript/bin/tsc'],
  svelte: ['svelte-check/bin/svelte-check', '--tsconfig', 'tsconfig.json'],
};
const frameworks = Object.keys(checkers);
const consumers = `${hostsFolder}/types`;

installHostPackages();
const archive = readTarball(packInto(consumers));
cpSync('tests/hosts/types', consumers, { recursive: true });
writeGuideSamples(consumers);
for (const name of frameworks) installPacked(archive, `${consumers}/${name}`);
// The types of React have one name in all versions: the nearest is taken, and else those beside the other frameworks.
cpSync(`${modules}/types-react-18`, `${consumers}/react-18/node_modules/@types/react`, { recursive: true });

const results = await Promise.all(frameworks.map(check));
const failed = frameworks.filter((_, index) => !results[index]);
console.log(
  `framework types: ${failed.length === 0 ? frameworks.join(', ') : `wrong in ${failed.join(', ')}`}`,
);
process.exit(failed.length > 0 ? 1 : 0);

function check(name) {
  const [checker, ...args] = checkers[name];
  return new Promise((done) => {
    const child = spawn(process.execPath, [`${modules}/${checker}`, ...args], {
      cwd: `${consumers}/${name}`,
      timeout: 120_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      if (code !== 0) console.error(`${name}:\n${output.trim()}\n`);
      done(code === 0);
    });
  });
}
