import * as v from 'valibot';

/** One sentence about what does not fit: the field, what was expected, what stood there (O-11). */
export function problemOf(path: string, issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  return `${field ? `${path}.${field}` : path}: expected ${String(issue.expected)}, got ${issue.received}`;
}

interface ReadFitting<Output> {
  /** Undefined where what fits is not enough. */
  output: Output | undefined;
  problems: string[];
}

/** Reads what fits: a field that does not is named and counts as missing, so that the rest is kept (O-11). */
export function readFitting<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  path: string,
): ReadFitting<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, given);
  if (read.success) return { output: read.output, problems: [] };
  const wrong = new Set(read.issues.map((issue) => v.getDotPath(issue)?.split('.')[0]));
  const fitting = Object.entries(given ?? {}).filter(([name]) => !wrong.has(name));
  const again = v.safeParse(schema, Object.fromEntries(fitting));
  return {
    output: again.success ? again.output : undefined,
    problems: read.issues.map((issue) => problemOf(path, issue)),
  };
}
