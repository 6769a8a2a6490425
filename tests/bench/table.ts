import { median, ratiosOf } from './statistics';

/** A row of the table: one value a round for each side. */
export interface Row {
  what: string;
  unit: 'ms' | '';
  ours: readonly number[];
  /** What ours is divided by, round by round; without it, the value itself has the budget. */
  floor?: readonly number[];
  /** The same measure of the build that this one is compared with. */
  other?: readonly number[];
  budget: number;
}

const header = ['what', 'ours', 'floor', 'ratio', 'range', 'budget', 'within'];
const otherHeader = ['other', 'this/other', 'range'];

/** The rows as a table of text, with columns for another build if one of them has its values. */
export function tableOf(rows: readonly Row[]): string {
  const hasOther = rows.some(({ other }) => other !== undefined);
  const cells = [
    hasOther ? [...header, ...otherHeader] : header,
    ...rows.map((row) => [...cellsOf(row), ...(hasOther ? otherCells(row) : [])]),
  ];
  return alignedCells(cells);
}

/** The cells as lines of text, with the first column to the left and the others to the right. */
export function alignedCells(cells: readonly (readonly string[])[]): string {
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return cells.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** Whether the median, of the ratios or of the values, is within the budget. */
export function isWithin({ ours, floor, budget }: Row): boolean {
  return median(floor ? ratiosOf(ours, floor) : ours) <= budget;
}

function cellsOf(row: Row): string[] {
  const { what, unit, ours, floor, budget } = row;
  const shown = (value: number) => (unit === 'ms' ? `${Math.round(value)} ms` : String(+value.toFixed(3)));
  const ratios = floor && ratiosOf(ours, floor);
  return [
    what,
    shown(median(ours)),
    floor ? shown(median(floor)) : '',
    ratios ? median(ratios).toFixed(2) : '',
    ratios ? rangeOf(ratios, (ratio) => ratio.toFixed(2)) : rangeOf(ours, shown),
    floor ? String(budget) : shown(budget),
    isWithin(row) ? 'yes' : 'NO',
  ];
}

function otherCells({ unit, ours, other = [] }: Row): string[] {
  if (other.length === 0) return ['', '', ''];
  const ratios = ratiosOf(ours, other);
  const value = unit === 'ms' ? `${Math.round(median(other))} ms` : String(+median(other).toFixed(3));
  return ratios.length === 0
    ? [value, '', '']
    : [value, median(ratios).toFixed(2), rangeOf(ratios, (ratio) => ratio.toFixed(2))];
}

function rangeOf(values: readonly number[], shown: (value: number) => string): string {
  return values.length === 0 ? '' : `${shown(Math.min(...values))} to ${shown(Math.max(...values))}`;
}
