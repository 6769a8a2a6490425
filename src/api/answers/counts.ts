import * as v from 'valibot';
import { isObject } from './envelope';
import { mapped, Unreadable } from './fields';

/** Optional numbers of results, by the value that they belong to: `{ 101: 12 }`. @see O-25 */
export const Counts = v.optional(v.pipe(v.unknown(), mapped(parseCounts)));

/**
 * Omits entries with an object or a list, which are not counts.
 * @throws {Unreadable} if a value has something other than a number of results
 */
function parseCounts(input: unknown): Record<string, number> {
  const unreadable = (value: unknown) => new Unreadable('a number of results for each value', value);
  if (!isObject(input) || Array.isArray(input)) throw unreadable(input);
  const entries = Object.entries(input).filter(([, value]) => typeof value !== 'object');
  for (const [, value] of entries) if (typeof value !== 'number' || value < 0) throw unreadable(value);
  return Object.fromEntries(entries) as Record<string, number>;
}
