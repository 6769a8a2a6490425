import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billProblems } from './bill.mjs';

/** Compares the bill of materials of a build with its tables of licences, which the same build writes another way. */
export function checkMaterials(folder, isSlim) {
  const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
  const elements = { subfolder: '.', parts: ['elements', 'server'] };
  const tables = isSlim ? { elements } : { elements, commands: { subfolder: 'cli', parts: ['commands'] } };
  return [
    ...billProblems(bill).map((problem) => `sbom.cdx.json: ${problem}`),
    ...Object.entries(tables).flatMap(([name, { subfolder, parts }]) => {
      const inTable = tableIn(join(folder, subfolder, 'THIRD-PARTY-LICENSES.txt'));
      const inBill = bill.components.filter(({ properties }) =>
        properties.some(({ value }) => parts.includes(value)),
      );
      return differences(name, inTable, inBill.map(titleOf).sort());
    }),
  ];
}

const titleOf = ({ group, name, version }) => `${group ? `${group}/` : ''}${name} ${version}`;

/** The names and versions at the top of the file. */
function tableIn(file) {
  const [, table = ''] = readFileSync(file, 'utf8').split('\n\n');
  return table
    .split('\n')
    .map((row) => row.split(/ {2,}/)[0])
    .sort();
}

function differences(part, inTable, inBill) {
  const isSame = inTable.length > 0 && inTable.join() === inBill.join();
  return isSame ? [] : [`${part}: the licences name ${inTable.join()}; the bill names ${inBill.join()}`];
}
