import { percentile } from '../statistics';
import { alignedCells } from '../table';

/** How long the renders of a screen took. Plain numbers, so that they add little to the memory of a long run. */
export interface RenderTimes {
  ms: number[];
  /** The times of the processor, without those in which it did something else. */
  cpuMs: number[];
}

/** A screen of a visitor, or of people who are signed in. */
interface TimeRow {
  what: string;
  times: Readonly<RenderTimes>;
  /** How long the portal takes to answer all calls of the screen. */
  portalMs: readonly number[];
  /** The largest p95 of the time of the processor. */
  budget?: number;
}

const p50 = 0.5;
const p95 = 0.95;
const header = ['what', 'p50', 'p95', 'cpu p50', 'cpu p95', 'portal p50', 'portal p95', 'budget', 'within'];

/** Returns the times of the screens as a table of text. */
export const timeTable = (rows: readonly TimeRow[]): string => alignedCells([header, ...rows.map(cellsOf)]);

/** Returns whether the p95 of the time of the processor is within the budget. */
export const isInTime = ({ times, budget = Infinity }: TimeRow): boolean =>
  percentile(times.cpuMs, p95) <= budget;

function cellsOf(row: TimeRow): string[] {
  const both = (values: readonly number[]) => [p50, p95].map((share) => shown(percentile(values, share)));
  return [
    row.what,
    ...both(row.times.ms),
    ...both(row.times.cpuMs),
    ...both(row.portalMs),
    row.budget === undefined ? '' : shown(row.budget),
    row.budget === undefined ? '' : isInTime(row) ? 'yes' : 'NO',
  ];
}

const shown = (ms: number): string => `${ms.toFixed(1)} ms`;
