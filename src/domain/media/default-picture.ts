import { defaultPictures } from '../limits';

/**
 * Returns the number, 1 to 20, of the image that replaces a missing one. The number is always the same for an id.
 * @see R-CONST-041 A-125
 */
export function defaultPictureNumber(id: string): number {
  return (stableHash(id) % defaultPictures) + 1;
}

/** Returns a hash that depends on the text only. */
export function stableHash(text: string): number {
  return Array.from(text).reduce(
    (hash, point) => (Math.imul(hash, 31) + (point.codePointAt(0) ?? 0)) >>> 0,
    7,
  );
}
