import type * as v from 'valibot';
import { objectIn } from './envelope';
import { readPartially } from './partial';
import { type Reading, inList, misfitOf, unreadable } from './read';

/**
 * Parses an object response, either the response itself or the object in `data`. Reports and omits an optional field
 * that does not match.
 * @throws {ApiFailure} of kind `malformed` if a required field does not match
 * @see O-19 A-105
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

/** Parses one entry of a list. Reports an unreadable entry and returns undefined. */
export function readEntry<Schema extends v.GenericSchema>(
  schema: Schema,
  entry: unknown,
  { operation, report }: Reading,
): v.InferOutput<Schema> | undefined {
  const { output, misfits } = readPartially(schema, entry);
  for (const misfit of misfits) report(inList(operation, misfit));
  return output;
}
