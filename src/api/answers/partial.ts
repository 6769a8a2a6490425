import * as v from 'valibot';
import { isObject } from './envelope';

/** Names and indexes from the outermost object to a value. */
export type Path = readonly (string | number)[];

/** A part that does not fit its schema. */
export interface PartMisfit {
  path: Path;
  expected: string;
  got: string;
}

/** What could be read of a value, and what could not. */
export interface PartialRead<Output> {
  /** Undefined where a required part could not be read. */
  output: Output | undefined;
  misfits: readonly PartMisfit[];
}

/**
 * Reads a value by its schema. An optional field that does not fit is left out, and so is an entry of an array; only a
 * required field takes its object with it.
 *
 * @see O-19
 */
export function readPartially<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): PartialRead<v.InferOutput<Schema>> {
  const misfits: PartMisfit[] = [];
  const removed = new Set<string>();
  let rest = given;
  while (misfits.length < mostMisfits) {
    const read = v.safeParse(schema, rest);
    if (read.success) return { output: read.output, misfits };
    const [issue] = read.issues;
    const path = pathOf(issue);
    // A required field that was removed is missing now; that it did not fit is reported already.
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

/** An answer with more than this is not worth reading on. */
const mostMisfits = 1000;

/** The path itself, or the object that lacks the required field. */
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

/** A copy without the value at the path; an array closes the gap. */
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

/** Schemas compare keys without regard to case, and so does the path of an issue. */
function keyIn(object: Record<string, unknown>, key: string | number): string {
  const name = String(key);
  if (object[name] != null) return name;
  return Object.keys(object).find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
}
