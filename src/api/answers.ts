import * as v from 'valibot';
import { ApiFailure } from './failure';

/** Reads an answer by its schema; what does not fit is a failure that names the field and what was expected. */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  operation: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, unwrap(answer));
  if (read.success) return read.output;
  const [issue] = read.issues;
  const field = v.getDotPath(issue) ?? 'answer';
  throw new ApiFailure(
    'malformed',
    operation,
    `${field}: expected ${String(issue.expected)}, got ${issue.received}`,
  );
}

/** Reads each item by itself: one that does not fit is logged and left out, the others stay. */
export function readItems<Schema extends v.GenericSchema>(
  schema: Schema,
  items: readonly unknown[],
  operation: string,
): v.InferOutput<Schema>[] {
  return items.flatMap((item) => {
    try {
      return [v.parse(schema, item)];
    } catch (error) {
      console.warn(
        `${operation}: an item was left out: ${error instanceof Error ? error.message : String(error)}`,
      );
      return [];
    }
  });
}

/** Some answers lie under `data`, others do not; both are read. */
function unwrap(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  return 'data' in answer ? answer.data : answer;
}

/** Text that may be missing; null counts as missing. */
export const text = v.nullish(v.string(), '');
export const maybeText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value || undefined),
);
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
export const maybeId = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => (value === '' ? undefined : String(value))),
);
export const flag = v.nullish(v.boolean(), false);
/** A number that may be missing; null counts as missing. */
export const count = v.optional(
  v.pipe(
    v.nullable(v.number()),
    v.transform((value) => value ?? undefined),
  ),
);
export const list = v.nullish(v.array(v.unknown()), () => []);
