/** The values of a query. Undefined, null and empty text are omitted. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
type QueryValue = string | number | boolean | null | undefined;

/**
 * Builds a query string. Encodes everything except the name `i[]`. Repeats the name for each value of an array.
 * @see R-VALID-027 A-005
 */
export function queryText(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    many(value).map((one) => [name, one] as const),
  );
  const present = pairs.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return present.map(([name, value]) => `${encodeName(name)}=${encodeURIComponent(String(value))}`).join('&');
}

/** Replaces the `{name}` placeholders with values and appends the path to its base, exactly as written. @see A-127 */
export function address(base: string, path: string, values: Readonly<Record<string, unknown>>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  return `${base.replace(/\/$/, '')}${filled}`;
}

const many = (value: Query[string]): readonly QueryValue[] =>
  Array.isArray(value) ? (value as QueryValue[]) : [value as QueryValue];

const encodeName = (name: string): string => (name === 'i[]' ? name : encodeURIComponent(name));
