import * as v from 'valibot';
import { isObject } from './envelope';

/** The field names and indexes from the outermost object to a value. */
export type Path = readonly (string | number)[];

/** A part of a value that does not match its schema. */
export interface PartMisfit {
  path: Path;
  expected: string;
  got: string;
}

/** The readable and the unreadable parts of a value. */
export interface PartialRead<Output> {
  /** Undefined if a required part is unreadable. */
  output: Output | undefined;
  misfits: readonly PartMisfit[];
}

/**
 * Parses a value with its schema. Omits an optional field or an array entry that does not match. A required field that
 * does not match removes the object that contains it.
 * @see O-19
 */
export function readPartially<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): PartialRead<v.InferOutput<Schema>> {
  const misfits: PartMisfit[] = [];
  const removed = new Set<string>();
  let rest = input;
  while (misfits.length < mostMisfits) {
    const read = v.safeParse(schema, rest);
    if (read.success) return { output: read.output, misfits };
    const [issue] = read.issues;
    const path = pathOf(issue);
    // A removed required field is now missing. Its mismatch is already in `misfits`.
    if (has(rest, path) || !removed.has(path.join('.')))
      misfits.push({
        path,
        expected: issue.expected ?? issue.message,
        got: issue.received,
      });
    const removable = nearestPresent(rest, path);
    if (removable.length === 0) return { output: undefined, misfits };
    removed.add(removable.join('.'));
    rest = without(rest, removable);
  }
  return { output: undefined, misfits };
}

/** The number of misfits after which parsing stops. */
const mostMisfits = 1000;

/** Returns the path itself or, if the value lacks the required field, the path of the object around it. */
function nearestPresent(value: unknown, path: Path): Path {
  return has(value, path) ? path : nearestPresent(value, path.slice(0, -1));
}

function pathOf(issue: v.BaseIssue<unknown>): Path {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

function has(value: unknown, [key, ...rest]: Path): boolean {
  if (key === undefined) return true;
  const inner = valueAt(value, key);
  return inner !== undefined && has(inner, rest);
}

function valueAt(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return (value as unknown[])[Number(key)];
  return isObject(value) ? value[keyIn(value, key)] : undefined;
}

/** Returns a copy without the value at the path. Removing an array entry leaves no gap. */
function without(value: unknown, [key = '', ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    const entries = value as unknown[];
    const index = Number(key);
    return rest.length === 0
      ? entries.toSpliced(index, 1)
      : entries.with(index, without(entries[index], rest));
  }
  if (!isObject(value)) return value;
  const name = keyIn(value, key);
  const { [name]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [name]: without(inner, rest) };
}

/**
 * Returns the actual key for a key in any case. Schemas compare keys ignoring case, so the path of an issue can differ
 * from the actual key.
 */
function keyIn(object: Record<string, unknown>, key: string | number): string {
  const name = String(key);
  if (object[name] != null) return name;
  return Object.keys(object).find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
}
