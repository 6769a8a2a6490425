import type { Person, State } from './state';

export interface Call {
  request: Request;
  url: URL;
  params: Record<string, string>;
  person: Person | null;
  state: State;
}
export type Handler = (call: Call) => Response | Promise<Response>;
export interface Route {
  method: string;
  pattern: RegExp;
  names: string[];
  personal: boolean;
  handler: Handler;
}

/** `path` holds `{name}` for each parameter. `personal` routes answer 401 without a valid token. */
export function route(method: string, path: string, handler: Handler, personal = false): Route {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const source = path.replace(/[.[\]]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)');
  return { method, pattern: new RegExp(`^${source}/?$`), names, personal, handler };
}
export const personalRoute = (method: string, path: string, handler: Handler): Route =>
  route(method, path, handler, true);

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });

/** RFC 9457 problem document, as every error of this portal. */
export const problem = (status: number, title: string): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title, status, traceId: crypto.randomUUID() }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });

export const text = (body: string, contentType: string): Response =>
  new Response(body, { headers: { 'Content-Type': contentType } });
/** A POST that has nothing to say answers 200 without a body; a DELETE answers 204. */
export const done = (): Response => new Response('', { status: 200 });
export const gone = (): Response => new Response(null, { status: 204 });

export const param = (call: Call, name: string): string => call.params[name] ?? '';
export const numberParam = (call: Call, name: string): number => Number(param(call, name));

export async function readBody(call: Call): Promise<unknown> {
  try {
    return JSON.parse(await call.request.text());
  } catch {
    return null;
  }
}
export async function readObject(call: Call): Promise<Record<string, unknown>> {
  const body = await readBody(call);
  return isObject(body) ? body : {};
}
/** A value of a body as text; anything else is empty. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Upper camel case for the keys of the learning services, at every depth. */
export function pascal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pascal);
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key.charAt(0).toUpperCase() + key.slice(1), pascal(inner)]),
  );
}
