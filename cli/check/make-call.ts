import { address, queryText, type Query } from '../../src/api/http/address';
import { endpoints, type Operation, type ServiceName } from '../../src/api/http/endpoints';
import { requestTimeoutMs } from '../../src/domain/limits';
import { corsMisfits } from './cors';
import { differences } from './api-document';

/** The portal that is called, and the caller. */
export interface Caller {
  services: Readonly<Record<ServiceName, string>>;
  /** Without one the calls are those of a visitor. */
  token: string | undefined;
  culture: string;
  /** The origin of the page that will hold the elements; the servers must let it read their answers. */
  origin: string;
}

export interface CallInput {
  path?: Record<string, string | number>;
  query?: Query;
  body?: unknown;
}

/** What came back, how it differs from the document, and why a page could read none of it. */
export interface CallResult {
  operation: Operation;
  status: number;
  /** Milliseconds until the whole answer was there. */
  ms: number;
  answer: unknown;
  /** Where the answer is not as docs/openapi.yaml describes it. */
  differences: readonly string[];
  /** Why no page could read the answer: no connection, no JSON, no permission for its origin. */
  unreadable: readonly string[];
}

/** Makes one call as the elements make it, and compares its answer with the document. */
export async function makeCall(
  caller: Caller,
  operation: Operation,
  input: CallInput = {},
): Promise<CallResult> {
  const endpoint = endpoints[operation];
  const query = queryText(input.query ?? {});
  const path = address(caller.services[endpoint.service], endpoint.path, input.path ?? {});
  const url = query === '' ? path : `${path}?${query}`;
  const started = performance.now();
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers: headersOf(caller, input.body !== undefined),
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeoutMs),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    const text = await response.text();
    const ms = Math.round(performance.now() - started);
    const { answer, differences, unreadable } = readText(text, operation, response.status);
    const cors = await corsMisfits({ url, method: endpoint.method, origin: caller.origin, response });
    return {
      operation,
      status: response.status,
      ms,
      answer,
      differences,
      unreadable: [...unreadable, ...cors],
    };
  } catch (error) {
    const why = error instanceof Error ? `${error.message}${causeOf(error)}` : String(error);
    const ms = Math.round(performance.now() - started);
    return {
      operation,
      status: 0,
      ms,
      answer: undefined,
      differences: [],
      unreadable: [`no answer from ${url}: ${why}`],
    };
  }
}

const causeOf = ({ cause }: Error): string => (cause instanceof Error ? ` (${cause.message})` : '');

function headersOf({ token, culture, origin }: Caller, hasBody: boolean): Record<string, string> {
  return {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    'Accept-Language': culture,
    Pragma: 'no-cache',
    'X-Correlation-ID': crypto.randomUUID(),
    Origin: origin,
  };
}

function readText(text: string, operation: string, status: number) {
  try {
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    return { answer, differences: differences(operation, status, answer), unreadable: [] };
  } catch {
    const unreadable = [`${operation}: the answer is not JSON: ${text.slice(0, 60)}`];
    return { answer: undefined, differences: [], unreadable };
  }
}
