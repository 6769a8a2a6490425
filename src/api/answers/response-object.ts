import * as v from 'valibot';
import { fieldOf, isObject } from './envelope';

/**
 * Returns the schema of an object in a response. Compares keys ignoring case, ignores unknown keys, and treats null as
 * missing.
 * @see O-19 A-005
 */
export function responseObject<Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries);
  return v.pipe(
    v.unknown(),
    v.transform((source) => (isObject(source) ? pick(source, names) : source)),
    v.object(entries),
  );
}

function pick(source: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const found = names.map((name) => [name, fieldOf(source, name) ?? undefined] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}
