import type { Measured } from './loads';
import type { Row } from './table';

/** Ratios to the page by hand of the same round, each with its budget. */
const ratioBudgets: Readonly<Record<string, number>> = {
  'home LCP': 1.6,
  'home complete': 1.6,
  'search LCP': 1.7,
  'search complete': 1.7,
  'filter to rows': 1.5,
  'key press to suggestions, p95': 1,
  'favourites complete': 2.2,
  'press to popup': 2,
  'media LCP': 1.6,
  'rendered home LCP': 0.8,
  'rendered search LCP': 0.8,
};

/** Values of ours alone. */
const ownBudgets: Readonly<Record<string, number>> = {
  'home shift': 0.05,
  'blocks shift': 0.05,
  'search shift': 0.05,
  'favourites shift': 0.05,
  'media shift': 0.05,
  'rendered home shift': 0,
  'rendered search shift': 0,
  'home longest task': 50,
  'home waves': 2,
};

/** Ratios to ours without a renderer, of the same round. */
const plainBudgets: Readonly<Record<string, number>> = { 'home ready': 1, 'search ready': 1 };

const showMoreBudget = 1.3;

/** What was measured, a record a round for each side. */
export interface Rounds {
  ours: readonly Measured[];
  floor: readonly Measured[];
  /** Empty without another build. */
  other: readonly Measured[];
}

/** The rows of everything that was measured, in the order of the budgets. */
export function rowsOf({ ours, floor, other }: Rounds): Row[] {
  const rows = [
    ...Object.entries(ratioBudgets).map(([what, budget]) =>
      row({ what, budget, unit: 'ms' }, valuesOf(floor, what)),
    ),
    ...Object.entries(plainBudgets).map(([what, budget]) =>
      row({ what: `rendered ${what}`, budget, unit: 'ms' }, valuesOf(ours, `plain ${what}`)),
    ),
    ...Object.entries(ownBudgets).map(([what, budget]) =>
      row({ what, budget, unit: what.endsWith('task') ? 'ms' : '' }),
    ),
    {
      ...row(
        { what: 'show more, long list', budget: showMoreBudget, unit: 'ms' },
        valuesOf(ours, 'show more, short list'),
      ),
      // A slow machine does not reach the end of the list in the time that it has.
      what: `show more at ${Math.min(...valuesOf(ours, 'long list'))} rows over at 100`,
    },
  ];
  return rows.filter((one) => one.ours.length > 0);

  function row(fields: Pick<Row, 'what' | 'budget' | 'unit'>, divisors?: readonly number[]): Row {
    const others = valuesOf(other, fields.what);
    return {
      ...fields,
      ours: valuesOf(ours, fields.what),
      ...(divisors && { floor: divisors }),
      ...(others.length > 0 && { other: others }),
    };
  }
}

function valuesOf(rounds: readonly Measured[], what: string): number[] {
  return rounds.flatMap((round) => round[what] ?? []);
}
