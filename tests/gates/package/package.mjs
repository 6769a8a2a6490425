import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPackage } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { checkInstalled } from './installed/installed.mjs';
import { brokenLinks } from './links.mjs';
import { checkMaterials } from './materials.mjs';
import { installPacked, packInto, readTarball } from './packed.mjs';

/**
 * Packs what is built, installs it into an empty project, and checks what a portal's team would: does every export open, in
 * Node as well, do its types hold in a page's own code, do its commands run, do its documents link to what is there, and do
 * the tools that know packages find nothing. What belongs to
 * the slim build is checked only with `--slim`, since else it may be of another day.
 */
const consumer = resolve('.cache/package');
const installed = join(consumer, 'node_modules/lp-catalog');
const hasSlim = process.argv.includes('--slim');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const exports = Object.keys(manifest.exports).filter(
  (name) => !name.includes('*') && (hasSlim || !isSlim(name)),
);

const tarball = packInto(consumer);
const archive = readTarball(tarball);
installPacked(archive, consumer);
const problems = [
  ...(hasSlim && !existsSync('dist/slim/lp-catalog.js')
    ? ['There is no dist/slim: npm run build:slim.']
    : []),
  ...(await checkWithPublint()),
  ...(await checkTypes()),
  ...checkFiles(),
  ...checkInNode(),
  ...compileWithTypes(),
  ...checkLinks(),
  ...checkMaterials(join(installed, hasSlim ? 'dist/slim' : 'dist'), hasSlim),
  ...(await checkInstalled(tarball, hasSlim)),
];
for (const problem of problems) console.error(problem);
console.log(
  `package: ${exports.length} exports${hasSlim ? '' : ', slim not asked'}, ${Math.round(tarball.length / 1000)} kB packed, ${problems.length} problems`,
);
process.exit(problems.length > 0 ? 1 : 0);

function isSlim(name) {
  return /^\.\/slim(\/|$)/.test(name);
}

function run(command, args, options) {
  return spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 120_000,
    ...options,
  });
}

async function checkWithPublint() {
  const { buffer, byteOffset, byteLength } = tarball;
  const packed = { tarball: buffer.slice(byteOffset, byteOffset + byteLength) };
  const { messages, pkg } = await publint({ pack: packed, strict: true });
  return messages
    .filter(({ path }) => hasSlim || !path.some((part) => isSlim(String(part))))
    .map((message) => `publint: ${formatMessage(message, pkg)}`);
}

/** These are ES modules for browsers: what `require` and resolutions without `exports` make of them does not matter. */
async function checkTypes() {
  const excludeEntrypoints = Object.keys(manifest.exports).filter(
    (name) => !exports.includes(name) || /\.(css|json)$/.test(name),
  );
  const { problems: found = [] } = await checkPackage(archive, { excludeEntrypoints });
  return found
    .filter(({ resolutionKind }) => !['node10', 'node16-cjs'].includes(resolutionKind))
    .map((problem) => `types: ${JSON.stringify(problem)}`);
}

/** What the package's own fields and sums name is in it. */
function checkFiles() {
  const { types, unpkg, jsdelivr, customElements, 'web-types': webTypes } = manifest;
  const listed = JSON.parse(readFileSync(join(installed, customElements), 'utf8')).modules.map(
    ({ path }) => path,
  );
  const sums = Object.keys(JSON.parse(readFileSync(join(installed, 'dist/integrity.json'), 'utf8')));
  const named = [
    types,
    unpkg,
    jsdelivr,
    customElements,
    webTypes,
    ...listed,
    ...sums.map((path) => `dist/${path}`),
  ];
  const { elements, locales } = JSON.parse(readFileSync(join(installed, 'dist/preload.json'), 'utf8'));
  const preloads = [...Object.values(elements).flat(), ...Object.values(locales)];
  const needed = [
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'dist/THIRD-PARTY-LICENSES.txt',
    'docs/openapi.yaml',
  ];
  return [...named, ...needed, ...preloads.map((path) => `dist/${path}`)]
    .filter((path) => !existsSync(join(installed, path)))
    .map((path) => `The package lacks ${path}.`);
}

function checkLinks() {
  const prefix = `/node_modules/${manifest.name}/`;
  const paths = archive.listFiles().map((path) => path.slice(prefix.length));
  return brokenLinks(paths, (path) => archive.readFile(prefix + path));
}

/** Every export opens in Node, and an import there does nothing: no word, no global, nothing that keeps Node from ending. */
function checkInNode() {
  cpSync('tests/gates/package/package-probe.mjs', join(consumer, 'probe.mjs'));
  const names = exports.map((name) => name.replace('.', 'lp-catalog'));
  const { status, stdout, stderr } = run(process.execPath, ['probe.mjs', ...names], {
    cwd: consumer,
    timeout: 20_000,
  });
  const said = `${stdout}${stderr}`.trim();
  return status === 0 && said === '' ? [] : [`in Node: ${said || 'it did not end'}`];
}

/** A page's own code, in plain TypeScript and in a framework's, against the types of the package. */
function compileWithTypes() {
  cpSync('tests/hosts/types', join(consumer, 'types'), { recursive: true });
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const { status, stdout } = run(process.execPath, [tsc, '--project', 'types/tsconfig.json'], {
    cwd: consumer,
  });
  return status === 0 ? [] : stdout.trim().split('\n');
}
