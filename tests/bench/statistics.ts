export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** The quotients of what was measured in the same round; a round in which the divisor is zero has none. */
export function ratiosOf(values: readonly number[], divisors: readonly number[]): number[] {
  return values.flatMap((value, round) => {
    const divisor = divisors[round];
    return divisor === undefined || divisor === 0 ? [] : [value / divisor];
  });
}
