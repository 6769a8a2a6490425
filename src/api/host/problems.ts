import * as v from 'valibot';
import { readPartially } from '../answers/partial';

/** Returns one sentence about a mismatch: the field, the expected value and the actual value. @see O-11 */
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
  /** Undefined if a required field does not match. */
  output: Output | undefined;
  problems: string[];
  /** The outermost fields from which something was omitted. */
  lost: readonly string[];
}

/**
 * Parses the valid parts of a configuration. Reports and omits an optional field that does not match, so that the rest
 * remains usable.
 * @see O-11
 */
export function readFitting<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  path: string,
): ReadFitting<v.InferOutput<Schema>> {
  const { output, misfits } = readPartially(schema, input);
  return {
    output,
    problems: misfits.map((misfit) => problemText(path, misfit.path.join('.'), misfit)),
    lost: misfits.map((misfit) => String(misfit.path[0] ?? '')),
  };
}
