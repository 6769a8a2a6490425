import * as v from 'valibot';
import { itemTypeOf, type ItemType } from '../../domain/activities/item-types';

/** Text, or a number to read as text. Some servers send an image id or a numeric title as a number. */
const words = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** Optional text. Null counts as missing. */
export const text = v.nullish(words, '');

/** Optional text that becomes undefined if it is missing or empty. */
export const maybeText = v.pipe(
  text,
  v.transform((value) => value || undefined),
);

/** An id, as a number or as a string. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export const maybeId = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => (value === '' ? undefined : String(value))),
);

/** A code, as a number or as a name. */
export const code = v.union([v.string(), v.number()]);

export const flag = v.nullish(v.boolean(), false);

/** An optional number. Null counts as missing. */
export const count = v.optional(
  v.pipe(
    v.nullable(v.number()),
    v.transform((value) => value ?? undefined),
  ),
);

/** A list inside an object. A missing list is empty. Use `readList` for the list of a response. */
export const list = v.nullish(v.array(v.unknown()), () => []);

/** An error that `mapped` converts to an issue with the expected and the actual value. */
export class Unreadable extends Error {
  readonly expected: string;
  readonly got: string;

  constructor(expected: string, got: unknown) {
    super(`expected ${expected}, got ${String(got)}`);
    this.expected = expected;
    this.got = typeof got === 'string' ? `"${got}"` : String(got);
  }
}

/**
 * Like `v.transform`, but converts an `Unreadable` error of the function to an issue. The issue removes only the field
 * or item.
 */
export const mapped = <Input, Output>(map: (input: Input) => Output) =>
  v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    try {
      return map(dataset.value);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      addIssue({ message: error.message, expected: error.expected, received: error.got });
      return NEVER;
    }
  });

/** An item type, as a code or as a name in any case. @see R-API-015 R-ENTITY-052 */
export const itemType = v.pipe(code, mapped(parseItemType));

/** @throws {Unreadable} if no item type has this code or name */
export function parseItemType(input: string | number): ItemType {
  try {
    return itemTypeOf(input);
  } catch {
    throw new Unreadable('a known item type', input);
  }
}
