import type { Query } from './address';

/** Converts pairs of name and text to a query. A repeated name becomes an array. */
export function repeated(entries: readonly (readonly [string, string])[]): Query {
  const query: Record<string, string[]> = {};
  for (const [name, value] of entries) (query[name] ??= []).push(value);
  return query;
}
