import * as v from 'valibot';
import { readPartially } from '../answers/partial';

/** One sentence about what does not fit: the field, what was expected, what was there (O-11). */
export function problemOf(path: string, issue: v.BaseIssue<unknown>): string {
  return problemText(path, v.getDotPath(issue) ?? '', {
    expected: String(issue.expected),
    got: issue.received,
  });
}

const problemText = (
  path: string,
  field: string,
  { expected, got }: { expected: string; got: string },
): string => `${field ? `${path}.${field}` : path}: expected ${expected}, got ${got}`;

interface ReadFitting<Output> {
  /** Undefined where a required field does not fit. */
  output: Output | undefined;
  problems: string[];
  /** The outermost fields in which something was left out. */
  lost: readonly string[];
}

/**
 * Reads what fits of a configuration: an optional field that does not is named and left out, so that the rest is kept.
 *
 * @see O-11
 */
export function readFitting<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  path: string,
): ReadFitting<v.InferOutput<Schema>> {
  const { output, misfits } = readPartially(schema, given);
  return {
    output,
    problems: misfits.map((misfit) => problemText(path, misfit.path.join('.'), misfit)),
    lost: misfits.map((misfit) => String(misfit.path[0] ?? '')),
  };
}
