import { defaultPictures } from '../limits';

/** The number, 1 to 20, of the picture that stands in for a missing one; it stays the same for an id (R-CONST-041, A-125). */
export function defaultPictureNumber(id: string): number {
  return (stableHash(id) % defaultPictures) + 1;
}

/** A number that depends on a text only. */
export function stableHash(text: string): number {
  return Array.from(text).reduce(
    (hash, point) => (Math.imul(hash, 31) + (point.codePointAt(0) ?? 0)) >>> 0,
    7,
  );
}
