/** Values of a query; what is undefined, null or empty text is left out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
type QueryValue = string | number | boolean | null | undefined;

/** `i[]` is sent as it is; everything else is encoded; an array repeats its name (R-VALID-027, A-005). */
export function queryText(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    many(value).map((one) => [name, one] as const),
  );
  const kept = pairs.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return kept.map(([name, value]) => `${encodeName(name)}=${encodeURIComponent(String(value))}`).join('&');
}

/** Puts values into `{name}` places and joins the path to its base exactly as written. */
export function address(base: string, path: string, values: Readonly<Record<string, unknown>>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  return `${base.replace(/\/$/, '')}${filled}`;
}

const many = (value: Query[string]): readonly QueryValue[] =>
  Array.isArray(value) ? (value as QueryValue[]) : [value as QueryValue];

const encodeName = (name: string): string => (name === 'i[]' ? name : encodeURIComponent(name));
