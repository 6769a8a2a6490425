import type * as v from 'valibot';
import type { Problem } from '../../domain/setup/problem';
import { readPartially, type Path } from '../answers/partial';

/** Returns the path of a field inside a value: `config` and `catalogs`, `0` make `config.catalogs[0]`. */
const fieldPath = (path: string, inner: Path): string =>
  inner.reduce<string>(
    (outer, key) => (typeof key === 'number' ? `${outer}[${key}]` : `${outer}.${key}`),
    path,
  );

interface ReadFitting<Output> {
  /** Undefined if a required field does not match. */
  output: Output | undefined;
  problems: Problem[];
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
    problems: misfits.map(({ path: inner, expected, got }) => ({
      field: fieldPath(path, inner),
      expected,
      actual: got,
    })),
    lost: misfits.map((misfit) => String(misfit.path[0] ?? '')),
  };
}
