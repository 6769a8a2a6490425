import type * as v from 'valibot';
import { objectIn } from './envelope';
import { readPartially } from './partial';
import { type Reading, inList, misfitOf, unreadable } from './read';

/**
 * Reads an object answer: itself or below `data`. An optional field that does not fit is reported and left out.
 *
 * @throws {ApiFailure} of kind `malformed` where a required field does not fit
 * @see O-19, A-105
 */
export function readObject<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  { operation, report }: Reading,
): v.InferOutput<Schema> {
  const { output, misfits } = readPartially(schema, objectIn(answer));
  const [first] = misfits;
  if (output === undefined && first) throw unreadable(misfitOf(operation, first));
  for (const misfit of misfits) report(misfitOf(operation, misfit));
  return output;
}

/** Reads one entry of a list; undefined where it cannot be read, which is reported. */
export function readEntry<Schema extends v.GenericSchema>(
  schema: Schema,
  entry: unknown,
  { operation, report }: Reading,
): v.InferOutput<Schema> | undefined {
  const { output, misfits } = readPartially(schema, entry);
  for (const misfit of misfits) report(inList(operation, misfit));
  return output;
}
