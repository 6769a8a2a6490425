/** What a query parameter can hold before it is written. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Writes query values: id, false, null, undefined and empty text are left out, 0 stays, lists repeat (R-VALID-024..027, A-135). */
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
