import { createReadStream, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { mediaContentType } from '../media-host/content-types';

interface FileRequest {
  folder: string;
  /** Below the folder, as in an address; anything that leads out of it is not found. */
  path: string;
  range?: string | null | undefined;
  headers?: Record<string, string>;
}

/** A file as an answer, whole or the part that a Range header requests; undefined when there is none. */
export function fileAnswer({ folder, path, range, headers }: FileRequest): Response | undefined {
  const file = resolve(folder, `.${sep}${decoded(path)}`);
  const size = file.startsWith(resolve(folder) + sep) ? sizeOf(file) : undefined;
  if (size === undefined) return undefined;
  const base = { 'content-type': mediaContentType(file), 'accept-ranges': 'bytes', ...headers };
  const part = readRange(range, size);
  if (part === 'beyond') {
    return new Response(null, { status: 416, headers: { ...base, 'content-range': `bytes */${size}` } });
  }
  if (part === undefined) {
    return new Response(stream(file), { headers: { ...base, 'content-length': String(size) } });
  }
  const { start, end } = part;
  const partial = {
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': String(end - start + 1),
  };
  return new Response(stream(file, part), { status: 206, headers: { ...base, ...partial } });
}

/** A name that is wrongly encoded is no name of a file. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

function sizeOf(file: string): number | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : undefined;
}

interface Part {
  start: number;
  end: number;
}

/** One range of bytes; several at once are answered with the whole file, as the standard allows. */
function readRange(range: string | null | undefined, size: number): Part | 'beyond' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'beyond' : { start, end };
}

function stream(file: string, part?: Part): ReadableStream {
  // Node's type of a web stream and the browser's differ by name only.
  return Readable.toWeb(createReadStream(file, part)) as ReadableStream;
}
