/** Names under which an API may put a list, compared without regard to case. `data` may also hold an object with one of them. */
const listNames: readonly string[] = ['items', 'results', 'value'];

/** A list that was found in an answer, and the fields that came beside it. */
export interface ListEnvelope {
  items: readonly unknown[];
  /** The fields of the objects around the list, outermost last: a field of the inner object wins. */
  fields: Readonly<Record<string, unknown>>;
}

/**
 * Finds the list in an answer: a bare array, or one below `items`, `data`, `results`, `value` or `data.items` and the like.
 *
 * @param names further names that the operation gives its list
 * @returns undefined where the answer holds no list; an empty answer is no empty list
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

/**
 * The object of an answer: itself, or the one below `data`.
 *
 * @see O-19, A-105
 */
export function objectIn(answer: unknown): unknown {
  if (!isObject(answer)) return answer;
  const data = fieldOf(answer, 'data');
  return isObject(data) ? data : answer;
}

/** The value of a field whose name is compared without regard to case; an exact match wins. */
export function fieldOf(object: Readonly<Record<string, unknown>>, name: string): unknown {
  if (object[name] !== undefined) return object[name];
  const sought = name.toLowerCase();
  const key = Object.keys(object).find((one) => one.toLowerCase() === sought);
  return key === undefined ? undefined : object[key];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some APIs send null in place of an empty list; only a count of zero makes that readable. */
const isEmptyByCount = (answer: Record<string, unknown>): boolean =>
  ['count', 'total', 'totalCount'].some((name) => fieldOf(answer, name) === 0);
