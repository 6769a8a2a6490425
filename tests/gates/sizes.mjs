import { readFileSync } from 'node:fs';
import { measureSizes } from '../../tools/sizes/measure.mjs';
import { sizeLines } from '../../tools/sizes/size-table.mjs';

/** Prints what each first screen weighs, marks rows over their budget, and fails where a row is over its limit. `--slim` for the slim build. */
const isSlim = process.argv.includes('--slim');
const graphFile = isSlim ? '.cache/build-graph-slim.json' : '.cache/build-graph.json';
const rows = measureSizes(
  { folder: isSlim ? 'dist/slim' : 'dist', isSlim },
  JSON.parse(readFileSync(graphFile, 'utf8')),
);
console.log(sizeLines(rows).join('\n'));
for (const { name, size, limit } of rows)
  if (size > limit) console.log(`${name}: ${size.toFixed(1)} kB is over the limit of ${limit} kB.`);
process.exit(rows.some(({ size, limit }) => size > limit) ? 1 : 0);
