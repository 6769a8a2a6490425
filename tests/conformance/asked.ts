import { address, queryText, type Query } from '../../src/api/address';
import { endpoints, type Operation, type ServiceName } from '../../src/api/endpoints';
import { requestTimeoutMs } from '../../src/domain/limits';
import { corsMisfits } from './cors';
import { misfits } from './wire-document';

/** The portal that is asked, and as whom. */
export interface Asking {
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

/** What came back, and what of it does not fit. */
export interface Asked {
  operation: Operation;
  status: number;
  ms: number;
  answer: unknown;
  problems: readonly string[];
}

/** Makes one call as the elements make it, and holds its answer to the document. */
export async function askOnce(asking: Asking, operation: Operation, input: CallInput = {}): Promise<Asked> {
  const endpoint = endpoints[operation];
  const query = queryText(input.query ?? {});
  const path = address(asking.services[endpoint.service], endpoint.path, input.path ?? {});
  const url = query === '' ? path : `${path}?${query}`;
  const started = performance.now();
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers: headersOf(asking, input.body !== undefined),
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeoutMs),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    const text = await response.text();
    const ms = Math.round(performance.now() - started);
    const { answer, problems } = readText(text, operation, response.status);
    const cors = await corsMisfits({ url, method: endpoint.method, origin: asking.origin, response });
    return { operation, status: response.status, ms, answer, problems: [...problems, ...cors] };
  } catch (error) {
    const why = error instanceof Error ? `${error.message}${causeOf(error)}` : String(error);
    const ms = Math.round(performance.now() - started);
    return { operation, status: 0, ms, answer: undefined, problems: [`no answer from ${url}: ${why}`] };
  }
}

const causeOf = ({ cause }: Error): string => (cause instanceof Error ? ` (${cause.message})` : '');

function headersOf({ token, culture, origin }: Asking, hasBody: boolean): Record<string, string> {
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
    const asGiven = misfits(operation, status, answer, 'open');
    const inside = unwrapped(answer);
    const problems =
      inside === answer || asGiven.length === 0 ? asGiven : misfits(operation, status, inside, 'open');
    return { answer, problems };
  } catch {
    return { answer: undefined, problems: [`${operation}: the answer is not JSON: ${text.slice(0, 60)}`] };
  }
}

/** Some portals wrap every answer; the elements read both. */
export function unwrapped(answer: unknown): unknown {
  const isWrapped =
    typeof answer === 'object' && answer !== null && !Array.isArray(answer) && 'data' in answer;
  return isWrapped ? answer.data : answer;
}
