/** An unreadable part of an API response. */
export interface Misfit {
  /** The operation id of the call in docs/openapi.yaml. */
  operation: string;
  /** The path of the field. `[]` matches any index, as in `items[].type`. */
  field: string;
  expected: string;
  got: string;
}

/** Receives reports of unreadable parts of a response. Never throws. */
export type ReportMisfit = (misfit: Misfit) => void;

/** Returns the message of a misfit, such as `listing: [].type: expected a known item type, got "x"`. */
export const misfitText = ({ operation, field, expected, got }: Misfit): string =>
  `${operation}: ${field}: expected ${expected}, got ${got.length > longestGot ? `${got.slice(0, longestGot)}…` : got}`;

/**
 * The maximum length of a value in a message. It is enough to recognise the value without logging a whole response.
 * @see O-10
 */
const longestGot = 40;

/**
 * Creates a log that reports each kind of misfit once, so that a list of a thousand items does not fill the console.
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
