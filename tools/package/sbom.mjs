import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages } from './bundled-packages.mjs';

/**
 * Returns the bill of materials of a build in the format CycloneDX 1.6: the packages that have a module in the elements
 * or in the commands, as package-lock.json pins them. The same build gives the same text.
 */
export function sbom(modules) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const parts = partsOfPackages(modules);
  const components = [...parts].map(([key, names]) => component(key, lock.packages[key], names));
  const refs = new Map([...parts.keys()].map((key, index) => [key, components[index]['bom-ref']]));
  const own = ownComponent(lock.packages['']);
  const content = {
    metadata: { lifecycles: [{ phase: 'build' }], component: own },
    components,
    dependencies: [
      { ref: own['bom-ref'], dependsOn: dependencies('', { lock, refs }) },
      ...[...refs].map(([key, ref]) => ({ ref, dependsOn: dependencies(key, { lock, refs }) })),
    ],
  };
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Returns the key of each package in the lock file, with the parts of this package that contain it. */
function partsOfPackages(modules) {
  const parts = new Map();
  for (const [part, ids] of Object.entries(modules))
    for (const folder of bundledPackages(ids)) {
      const key = folder.slice(folder.indexOf('node_modules/'));
      parts.set(key, [...(parts.get(key) ?? []), part]);
    }
  return new Map([...parts].sort(([one], [other]) => one.localeCompare(other)));
}

function component(key, entry, parts) {
  if (!entry) throw new Error(`${key} is in the bundle, and package-lock.json does not name it.`);
  const { name } = JSON.parse(readFileSync(join(key, 'package.json'), 'utf8'));
  const [scope, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = purlOf(name, entry.version);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scope && { group: scope }),
    name: own,
    version: entry.version,
    hashes: hashes(entry.integrity),
    licenses: licence(entry.license),
    purl,
    properties: parts.map((value) => ({ name: 'lp-catalog:part', value })),
  };
}

const ownComponent = ({ name, version, license }) => ({
  type: 'library',
  'bom-ref': purlOf(name, version),
  name,
  version,
  licenses: licence(license),
  purl: purlOf(name, version),
});

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A term with `OR` or `AND` is an expression; anything else is an identifier of SPDX. */
function licence(term) {
  if (!term) return [];
  return / (OR|AND|WITH) /.test(term) ? [{ expression: term }] : [{ license: { id: term } }];
}

/** The lock file has the checksum of the published archive in base64. */
function hashes(integrity) {
  const [, bits, sum] = /^sha(\d+)-(.+)$/.exec(integrity ?? '') ?? [];
  return sum ? [{ alg: `SHA-${bits}`, content: Buffer.from(sum, 'base64').toString('hex') }] : [];
}

/** Returns the packages of the bundle that a package needs; the lock file has none for those that it got from nowhere. */
function dependencies(key, { lock, refs }) {
  const { dependencies: own = {}, devDependencies = {}, peerDependencies = {} } = lock.packages[key];
  const names = Object.keys({ ...own, ...peerDependencies, ...(key === '' && devDependencies) });
  return names
    .map((name) => refs.get(installedKey(key, name, lock)))
    .filter(Boolean)
    .sort();
}

/** Finds a package as Node does: in the folder of the one that needs it, then in the folders above. */
function installedKey(from, name, lock) {
  const folders = from.split('/node_modules/').map((_, index, all) => all.slice(0, all.length - index));
  const keys = folders.map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`);
  return [...keys, `node_modules/${name}`].find((key) => key in lock.packages);
}

function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
