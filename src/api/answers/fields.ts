import * as v from 'valibot';
import { itemTypeOf, type ItemType } from '../../domain/activities/item-types';

/** Text, or a number that stands for it: some servers send an image id or a title of digits as a number. */
const words = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** Text that may be missing; null counts as missing. */
export const text = v.nullish(words, '');

/** Text that may be missing or empty, which both read as undefined. */
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

/** A number that may be missing; null counts as missing. */
export const count = v.optional(
  v.pipe(
    v.nullable(v.number()),
    v.transform((value) => value ?? undefined),
  ),
);

/** A list inside an object; a missing one is empty. The list of an answer is read by `readList`. */
export const list = v.nullish(v.array(v.unknown()), () => []);

/** An error that `mapped` turns into an issue: what was expected and what was there. */
export class Unreadable extends Error {
  readonly expected: string;
  readonly got: string;

  constructor(expected: string, got: unknown) {
    super(`expected ${expected}, got ${String(got)}`);
    this.expected = expected;
    this.got = typeof got === 'string' ? `"${got}"` : String(got);
  }
}

/** Like `v.transform`; an `Unreadable` that the function throws becomes an issue, so that it costs its field or item only. */
export const mapped = <Given, Output>(map: (given: Given) => Output) =>
  v.rawTransform<Given, Output>(({ dataset, addIssue, NEVER }) => {
    try {
      return map(dataset.value);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      addIssue({ message: error.message, expected: error.expected, received: error.got });
      return NEVER;
    }
  });

/** An item type by code or name in any case (R-API-015, R-ENTITY-052). */
export const itemType = v.pipe(code, mapped(knownItemType));

/** @throws {Unreadable} where no item type has this code or name */
export function knownItemType(given: string | number): ItemType {
  try {
    return itemTypeOf(given);
  } catch {
    throw new Unreadable('a known item type', given);
  }
}
