/** A line of the table; what has no floor is compared with the budget as it is. */
export interface Row {
  what: string;
  unit: 'ms' | '';
  ours: number;
  floor?: number;
  budget: number;
}

const header = ['what', 'ours', 'floor', 'ratio', 'budget', 'within'];

/** The rows as a table of text. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [header, ...rows.map(cellsOf)];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  return cells
    .map((row) =>
      row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      ),
    )
    .map((row) => row.join('  '))
    .join('\n');
}

/** Holds the measure its budget? */
export function isWithin({ ours, floor, budget }: Row): boolean {
  return (floor === undefined ? ours : ours / floor) <= budget;
}

function cellsOf(row: Row): string[] {
  const { what, unit, ours, floor, budget } = row;
  const ratio = floor === undefined ? '' : (ours / floor).toFixed(2);
  const shown = (value: number) => (unit === 'ms' ? `${Math.round(value)} ms` : String(+value.toFixed(3)));
  const limit = floor === undefined ? shown(budget) : String(budget);
  return [
    what,
    shown(ours),
    floor === undefined ? '' : shown(floor),
    ratio,
    limit,
    isWithin(row) ? 'yes' : 'NO',
  ];
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
