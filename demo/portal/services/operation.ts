import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { Culture, Person } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import type { Viewer } from '../identity/viewer';
import type { Alphabet } from '../search/alphabet';
import type { SearchIndex } from '../search/search-index';
import type { Vocabulary } from '../search/words/vocabulary';
import type { Store } from '../store/store';

/** What every answer is made from. */
export interface PortalData {
  catalog: LoadedCatalog;
  store: Store;
  index: SearchIndex;
  alphabet: Alphabet;
  vocabulary: Vocabulary;
  /** Signs tokens and media keys. */
  secret: string;
  clock: () => Date;
}

/** One call of a client. */
export interface Call {
  data: PortalData;
  viewer: Viewer;
  culture: Culture;
  /** Origin of the portal, and the other one that media come from. */
  origin: string;
  mediaOrigin: string;
  url: URL;
  params: Readonly<Record<string, string>>;
  body: unknown;
}

/** The services by the name of their base address (R-API-005). */
type ServiceName = 'search' | 'gallery' | 'frontpage' | 'elearning' | 'courses' | 'system';

/** A row of docs/openapi.yaml: which call it is and what answers it. */
export interface Operation {
  id: string;
  service: ServiceName;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** JSON, or a whole response. */
  answer: (call: Call) => unknown;
}

/** Refuses a call with a sentence, and the name of the field that is wrong. */
export function refuse(status: 400 | 401 | 403 | 404 | 410, message: string, field?: string): never {
  throw new HTTPException(status, { message, cause: { field } });
}

/** The caller; a call that needs one refuses everybody else (R-ERROR-041). */
export function personOf(call: Call): Person {
  return call.viewer.login === 'user' ? call.viewer.person : refuse(401, 'Sign in to use this call');
}

/** A part of the path. */
export function param(call: Call, name: string): string {
  return call.params[name] ?? '';
}

/** A whole number in the path, within bounds. */
export function numberParam(
  call: Call,
  name: string,
  { least, most }: { least: number; most: number },
): number {
  const value = Number(param(call, name));
  const fits = Number.isInteger(value) && value >= least && value <= most;
  return fits ? value : refuse(400, `${name} must be a whole number from ${least} to ${most}`, name);
}

/** The body as its schema reads it. */
export function bodyOf<const Schema extends v.GenericSchema>(
  call: Call,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, call.body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  return refuse(400, issue.message, v.getDotPath(issue) ?? 'body');
}
