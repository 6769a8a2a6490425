import type * as v from 'valibot';
import { ApiFailure } from '../http/failure';
import { listIn, type ListEnvelope } from './envelope';
import { misfitText, type Misfit, type ReportMisfit } from './misfit';
import { readPartially, type PartMisfit, type Path } from './partial';

/** Which call is read, and what receives reports of unreadable parts. */
export interface Reading {
  /** The operation id in docs/openapi.yaml. */
  operation: string;
  report: ReportMisfit;
  /** Further names that the operation gives its list. */
  listNames?: readonly string[];
}

/** The entries of a list that could be read. */
export interface ReadList<Item> {
  items: Item[];
  /** How many entries the answer held, readable or not; paging counts by it. */
  received: number;
}

/**
 * Reads a list answer in any envelope. An entry that cannot be read is reported and left out.
 *
 * @throws {ApiFailure} of kind `malformed` where the answer holds no list, or where none of its entries can be read
 * @see O-19, A-056, A-105
 */
export function readList<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  reading: Reading,
): ReadList<v.InferOutput<Schema>> {
  return readEntries(schema, findList(answer, reading).items, reading);
}

/**
 * Finds the list of an answer and the fields beside it, for answers that carry more than a list.
 *
 * @throws {ApiFailure} of kind `malformed` where the answer holds no list
 */
export function findList(answer: unknown, { operation, listNames }: Reading): ListEnvelope {
  const found = listIn(answer, listNames);
  if (found) return found;
  throw unreadable({ operation, field: 'answer', expected: 'a list', got: kindOf(answer) });
}

/** Reads entries one by one. */
export function readEntries<Schema extends v.GenericSchema>(
  schema: Schema,
  entries: readonly unknown[],
  { operation, report }: Reading,
): ReadList<v.InferOutput<Schema>> {
  const reads = entries.map((entry) => readPartially(schema, entry));
  const misfits = reads.flatMap((read) => read.misfits).map((misfit) => inList(operation, misfit));
  const items = reads.flatMap(({ output }) => (output === undefined ? [] : [output]));
  // A list of which nothing could be read must not look like an empty one.
  if (entries.length > 0 && items.length === 0 && misfits[0]) throw unreadable(misfits[0]);
  for (const misfit of misfits) report(misfit);
  return { items, received: entries.length };
}

/** The path as text, without indexes: the same fault in many entries is one kind. */
const fieldText = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '');

export const misfitOf = (operation: string, { path, expected, got }: PartMisfit): Misfit => ({
  operation,
  field: fieldText(path) || 'answer',
  expected,
  got,
});

/** A misfit of an entry, named from the list. */
export const inList = (operation: string, misfit: PartMisfit): Misfit =>
  misfitOf(operation, { ...misfit, path: [0, ...misfit.path] });

export function unreadable(misfit: Misfit): ApiFailure {
  const { operation } = misfit;
  return new ApiFailure('malformed', operation, misfitText(misfit).slice(operation.length + 2));
}

function kindOf(answer: unknown): string {
  if (answer === undefined) return 'an empty answer';
  if (answer === null) return 'null';
  return typeof answer === 'object'
    ? `an object with ${Object.keys(answer).join(', ') || 'no fields'}`
    : typeof answer;
}
