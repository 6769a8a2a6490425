/**
 * The field names that can contain a list in an API response, compared ignoring case. `data` can also contain an object
 * with one of these fields.
 */
const listNames: readonly string[] = ['items', 'results', 'value'];

/** A list in an API response, and the fields next to it. */
export interface ListEnvelope {
  items: readonly unknown[];
  /** The fields of the objects around the list. If names collide, the field of the inner object wins. */
  fields: Readonly<Record<string, unknown>>;
}

/**
 * Finds the list in a response: a bare array, or an array in `items`, `data`, `results`, `value`, `data.items` and
 * similar fields.
 * @param names further field names in which the operation can return its list
 * @returns undefined if the response contains no list; an empty response is not an empty list
 * @see O-19
 */
export function listIn(answer: unknown, names: readonly string[] = []): ListEnvelope | undefined {
  if (Array.isArray(answer)) return { items: answer, fields: {} };
  if (!isObject(answer)) return undefined;
  const list = [...names, ...listNames].map((name) => fieldOf(answer, name)).find(Array.isArray);
  if (list) return { items: list as unknown[], fields: answer };
  const inner = listIn(fieldOf(answer, 'data'), names);
  if (inner) return { items: inner.items, fields: { ...answer, ...inner.fields } };
  return isEmptyByCount(answer) ? { items: [], fields: answer } : undefined;
}

/** Returns the object of a response: the response itself, or the object in `data`. @see O-19 A-105 */
export function objectIn(answer: unknown): unknown {
  if (!isObject(answer)) return answer;
  const data = fieldOf(answer, 'data');
  return isObject(data) ? data : answer;
}

/** Returns the value of a field, comparing its name ignoring case. An exact match wins. @see A-005 */
export function fieldOf(object: Readonly<Record<string, unknown>>, name: string): unknown {
  if (object[name] !== undefined) return object[name];
  const sought = name.toLowerCase();
  const key = Object.keys(object).find((one) => one.toLowerCase() === sought);
  return key === undefined ? undefined : object[key];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a count of zero shows that the list is empty. Some APIs return null instead of an empty list. */
const isEmptyByCount = (answer: Record<string, unknown>): boolean =>
  ['count', 'total', 'totalCount'].some((name) => fieldOf(answer, name) === 0);
