import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { measureSizes } from './measure.mjs';
import { sizeTable } from './size-table.mjs';

const markers = ['<!-- sizes: written by the build -->\n\n', '\n\n<!-- /sizes -->'];
const cacheFile = (name) => `.cache/sizes-${name}.json`;

/** The last plugin of a build. It writes the sizes of both builds into the README, between its markers. */
export function writeSizes({ folder, isSlim, graphFile }) {
  return {
    name: 'write-sizes',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const rows = measureSizes({ folder, isSlim }, JSON.parse(readFileSync(graphFile, 'utf8')));
        writeFileSync(cacheFile(isSlim ? 'slim' : 'react'), JSON.stringify(rows));
        const tables = { react: readRows('react'), slim: readRows('slim') };
        // With only one build, the table would lose the sizes of the other build.
        if (tables.react && tables.slim) writeBetween('README.md', sizeTable(tables));
      },
    },
  };
}

const readRows = (name) =>
  existsSync(cacheFile(name)) ? JSON.parse(readFileSync(cacheFile(name), 'utf8')) : undefined;

function writeBetween(file, table) {
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(markers[0]);
  const after = rest?.split(markers[1])[1];
  if (after === undefined)
    throw new Error(`${file} lacks the markers of the size table: ${markers.join(' … ')}`);
  const next = [before, markers[0], table, markers[1], after].join('');
  if (next !== text) writeFileSync(file, next);
}
