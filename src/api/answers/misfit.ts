/** A part of an answer that could not be read. */
export interface Misfit {
  /** The call, by its operation id in docs/openapi.yaml. */
  operation: string;
  /** The path of the field; `[]` stands for any index: `items[].type`. */
  field: string;
  expected: string;
  got: string;
}

/** Takes what could not be read in an answer; it never throws. */
export type ReportMisfit = (misfit: Misfit) => void;

/** `listing: [].type: expected a known item type, got "x"`. */
export const misfitText = ({ operation, field, expected, got }: Misfit): string =>
  `${operation}: ${field}: expected ${expected}, got ${got.length > longestGot ? `${got.slice(0, longestGot)}…` : got}`;

/** Enough to recognise a value; an answer is not logged whole (O-10). */
const longestGot = 40;

/**
 * Logs each kind of misfit once, so that a list of a thousand items does not fill the console.
 *
 * @see O-19
 */
export function createMisfitLog(log: (text: string) => void): ReportMisfit {
  const logged = new Set<string>();
  return (misfit) => {
    const kind = [misfit.operation, misfit.field, misfit.expected].join('\n');
    if (logged.has(kind)) return;
    logged.add(kind);
    log(`lp-catalog: ${misfitText(misfit)} (logged once)`);
  };
}
