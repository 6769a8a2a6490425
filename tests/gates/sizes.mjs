import { readFileSync } from 'node:fs';
import { measureSizes } from '../../tools/sizes/measure.mjs';
import { sizeLines } from '../../tools/sizes/size-table.mjs';

/** Prints what each first screen weighs, and fails where a row is over its budget. `--slim` for the slim build. */
const isSlim = process.argv.includes('--slim');
const graphFile = isSlim ? '.cache/build-graph-slim.json' : '.cache/build-graph.json';
const rows = measureSizes(
  { folder: isSlim ? 'dist/slim' : 'dist', isSlim },
  JSON.parse(readFileSync(graphFile, 'utf8')),
);
console.log(sizeLines(rows).join('\n'));
process.exit(rows.some(({ size, budget }) => size > budget) ? 1 : 0);
