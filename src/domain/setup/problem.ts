/** The codes of `lp-error`. `docs/guides/problems.md` explains each. @see O-11 */
export type ErrorCode =
  | 'attribute'
  | 'configuration'
  | 'forbidden'
  | 'gone'
  | 'internal'
  | 'labels'
  | 'malformed'
  | 'no-configuration'
  | 'not-found'
  | 'offline'
  | 'outside-base-path'
  | 'property'
  | 'refused'
  | 'server'
  | 'texts'
  | 'timeout'
  | 'unauthorized'
  | 'unknown-attribute'
  | 'unknown-block'
  | 'unknown-catalog'
  | 'unknown-key';

/** A mistake in what the page passes to the elements. @see O-11 */
export interface Problem {
  /** Default: `configuration`. */
  code?: ErrorCode;
  /** The path of a field such as `config.catalogs[0].id`, or `attribute` and the name of an attribute. */
  field: string;
  expected: string;
  /** What the page passed. A text is in quotation marks. */
  actual: string;
  /** The values that a suggestion can name. */
  allowed?: readonly string[] | undefined;
  /** Replaces the sentence about the expected and the actual value. */
  message?: string;
  /** True if an element can show nothing because of it. */
  isFatal?: boolean;
}

/** Returns one sentence about a problem: the field, the expected value and the actual value. @see O-11 */
export const problemMessage = ({ field, expected, actual, message }: Problem): string =>
  message ?? `${field}: expected ${expected}, got ${actual}`;
