/** The value of a query parameter before its conversion to text. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/**
 * Returns the values as query parameters. Omits the parameter `id` and the values false, null, undefined and empty
 * text. Includes 0. A list repeats its parameter for each value.
 * @see R-VALID-024..027 A-135
 */
export function queryEntries(values: Readonly<Record<string, QueryValue>>): [string, string][] {
  return Object.entries(values)
    .filter(([name]) => name !== 'id')
    .flatMap(([name, value]) => present(value).map((text): [string, string] => [name, text]));
}

function present(value: QueryValue): string[] {
  const values = typeof value === 'object' && value !== null ? value : [value];
  return values
    .filter((one) => one !== false && one !== null && one !== undefined && one !== '')
    .map((one) => String(one));
}
