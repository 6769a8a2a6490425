/** Returns one line for each entry, and marks sizes over the budget. */
export const sizeLines = (rows) =>
  rows.map(({ name, size, budget, files }) => {
    const mark = size > budget ? 'OVER' : '  ok';
    return `${mark}  ${name.padEnd(30)} ${size.toFixed(1).padStart(6)} of ${budget} kB gzip in ${files} file${files === 1 ? '' : 's'}`;
  });

/**
 * Returns the sizes of both builds as a Markdown table, in whole kB. The column of a build that does not exist yet is
 * empty.
 */
export function sizeTable({ react, slim }) {
  const sizeIn = (rows, name) => {
    const row = rows?.find((one) => one.name === name);
    return row ? String(Math.ceil(row.size)) : '';
  };
  const names = (react ?? slim).map(({ name }) => name);
  const cells = [
    ['gzip, kB', 'with React', 'slim'],
    ...names.map((name) => [name, sizeIn(react, name), sizeIn(slim, name)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head, ...body] = cells.map(line);
  return [head, rule, ...body].join('\n');
}
