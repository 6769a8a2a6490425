import type * as v from 'valibot';
import { ApiFailure } from '../http/failure';
import { listIn, type ListEnvelope } from './envelope';
import { misfitText, type Misfit, type ReportMisfit } from './misfit';
import { readPartially, type PartMisfit, type Path } from './partial';

/** The call whose response is parsed, and the receiver of reports about unreadable parts. */
export interface Reading {
  /** The operation id in docs/openapi.yaml. */
  operation: string;
  report: ReportMisfit;
  /** Further field names in which the operation can return its list. */
  listNames?: readonly string[];
}

/** The readable entries of a list. */
export interface ReadList<Item> {
  items: Item[];
  /** The number of entries in the response, readable or not. Paging uses this number. */
  received: number;
}

/**
 * Parses a list response in any envelope. Reports and omits an unreadable entry.
 * @throws {ApiFailure} of kind `malformed` if the response contains no list or none of its entries is readable
 * @see O-19 A-056 A-105
 */
export function readList<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  reading: Reading,
): ReadList<v.InferOutput<Schema>> {
  return readEntries(schema, findList(answer, reading).items, reading);
}

/**
 * Finds the list of a response and the fields next to it, for responses that contain more than a list.
 * @throws {ApiFailure} of kind `malformed` if the response contains no list
 */
export function findList(answer: unknown, { operation, listNames }: Reading): ListEnvelope {
  const found = listIn(answer, listNames);
  if (found) return found;
  throw unreadable({ operation, field: 'answer', expected: 'a list', got: kindOf(answer) });
}

/** Parses entries one by one. Reports and omits unreadable entries. */
export function readEntries<Schema extends v.GenericSchema>(
  schema: Schema,
  entries: readonly unknown[],
  { operation, report }: Reading,
): ReadList<v.InferOutput<Schema>> {
  const reads = entries.map((entry) => readPartially(schema, entry));
  const misfits = reads.flatMap((read) => read.misfits).map((misfit) => inList(operation, misfit));
  const items = reads.flatMap(({ output }) => (output === undefined ? [] : [output]));
  // A list without any readable entry must not look like an empty list.
  if (entries.length > 0 && items.length === 0 && misfits[0]) throw unreadable(misfits[0]);
  for (const misfit of misfits) report(misfit);
  return { items, received: entries.length };
}

/** Returns the path as text without indexes, so that the same error in many entries has one path. */
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

/** Returns the misfit of a list entry, with its path from the list. */
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
