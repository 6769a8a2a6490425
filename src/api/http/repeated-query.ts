import type { Query } from './address';

/** Pairs of name and text as a query; a name that comes again is an array. */
export function repeated(entries: readonly (readonly [string, string])[]): Query {
  const query: Record<string, string[]> = {};
  for (const [name, value] of entries) (query[name] ??= []).push(value);
  return query;
}
