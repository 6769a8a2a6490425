import { refuse } from '../operation';

const mark = 'from:';

/** How many results a next page skips; the text is opaque to clients (R-API-016). */
export function writeCursor(start: number): string {
  return Buffer.from(`${mark}${start}`).toString('base64url');
}

/** Reads the cursor of an address, 0 when it has none. */
export function readCursor(url: URL): number {
  const cursor = url.searchParams.get('cursor');
  if (cursor === null) return 0;
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const start = Number(text.slice(mark.length));
  const isGood = text.startsWith(mark) && Number.isInteger(start) && start > 0;
  return isGood ? start : refuse(400, 'cursor must come from a nextPageLink', 'cursor');
}
